// What a settlement may ask about a finished deal, as in quinola.outcome. It looks at a fact only
// if the payments may depend on it.
import { QUINOLA } from '../play/cards'
import type { BySeat, CardCode, Seat } from '../play/protocol'

export const ACE_OF_DIAMONDS: CardCode = 'Ad'
export const ACES: readonly CardCode[] = ['As', 'Ah', 'Ad', 'Ac']
/** The four aces and the quinola, in the order in which they are asked for. */
export const HONOURS: readonly CardCode[] = [...ACES, QUINOLA]
export const FREE_TRICKS = 9
export const ALL_TRICKS = 11

/** How an ace or the quinola was played: led, to a lead of its suit, or to one of another. */
export const MANNERS = ['led', 'forced', 'placed'] as const
export type Manner = (typeof MANNERS)[number]

export const FAULTS = [
  'misdeal',
  'misdeal_after_exchange',
  'exposed',
  'out_of_turn',
  'peek',
  'revoke',
] as const
/** A kind of irregularity. */
export type Fault = (typeof FAULTS)[number]

export interface Irregularity {
  seat: Seat
  kind: Fault
}

/** The play of an ace or the quinola; one in the party has none. */
export interface HonourFacts {
  readonly card: CardCode
  readonly seat: Seat
  readonly manner: Manner
  readonly leader: Seat
  readonly taker: Seat
  /** In trick 10 or 11; in trick 11. */
  readonly isLate: boolean
  readonly isLast: boolean
}

export interface Facts {
  readonly dealer: Seat
  readonly points: BySeat
  readonly tricks: BySeat
  readonly partyPoints: number
  /** Who took tricks 1 to 9, if one player did. */
  readonly firstNine: Seat | null
  readonly tenth: Seat
  readonly eleventh: Seat
  readonly aces: Iterable<HonourFacts>
  readonly quinola: HonourFacts | null
  readonly espagnolette: Seat | null
  readonly fourAces: boolean
  readonly irregularities: readonly Irregularity[]
  /** Who claimed the payment for cards led. */
  readonly claims: readonly Seat[]
  /** These honours as they fell, the first first. */
  inOrderOfPlay(honours: readonly HonourFacts[]): readonly HonourFacts[]
}
