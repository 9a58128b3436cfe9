// Cards and seats as the protocol writes them: `As`, `Td`; N E S W clockwise.
import type { BySeat, CardCode, Seat } from './protocol'

export const SEATS: readonly Seat[] = ['N', 'E', 'S', 'W']
export const SUITS = ['s', 'h', 'c', 'd'] as const
export type SuitCode = 's' | 'h' | 'd' | 'c'

/** The quinola. */
export const QUINOLA: CardCode = 'Jh'

const RANKS = '23456789TJQKA'

export function suitOf(card: CardCode): SuitCode {
  return card.charAt(1) as SuitCode
}

export function rankOf(card: CardCode): string {
  return card.charAt(0)
}

/** From 0 for the two to 12 for the ace. */
export function height(card: CardCode): number {
  return RANKS.indexOf(rankOf(card))
}

/** A hand in the order in which it is held: black and red by turns, high cards first. */
export function sorted(hand: readonly CardCode[]): CardCode[] {
  return [...hand].sort(
    (a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || height(b) - height(a),
  )
}

/** All cards of a hand written as in PBN: `AQ93.J82.K7.AJ9`. */
export function handFromPbn(text: string): CardCode[] {
  return text
    .split('.')
    .flatMap((ranks, index) => [...ranks].map((rank) => rank + 'shdc'.charAt(index)))
}

export function bySeat<T>(numbers: readonly T[], seat: Seat): T {
  return numbers[SEATS.indexOf(seat)] as T
}

export function changed(numbers: BySeat, seat: Seat, change: (before: number) => number): BySeat {
  const after: BySeat = [...numbers]
  const index = SEATS.indexOf(seat)
  after[index] = change(after[index] as number)
  return after
}

/** The seat so many places clockwise. */
export function clockwise(seat: Seat, places: number): Seat {
  return SEATS[(SEATS.indexOf(seat) + places) % 4] as Seat
}

/** The card that takes a trick as it lies; the first one led sets the suit. */
export function bestIn(
  cards: readonly CardCode[],
  quinolaIsHighest: boolean,
): CardCode | undefined {
  const worth = (card: CardCode) => (card === QUINOLA && quinolaIsHighest ? 13 : height(card))
  const [led, ...others] = cards
  return others.reduce(
    (best, card) =>
      best && suitOf(card) === suitOf(best) && worth(card) > worth(best) ? card : best,
    led,
  )
}
