// A finished deal, step by step: where every card lies after each act.
import type { GameEvent, OpenDeal } from '../api'
import { SEATS } from './cards'
import type { CardCode, Seat, Standing, Trick } from './protocol'

export interface Position {
  at:
    | { kind: 'start' }
    | { kind: 'exchange' }
    | { kind: 'card'; trick: number; card: number }
    | { kind: 'end' }
  hands: Record<Seat, CardCode[]>
  party: CardCode[]
  talon: CardCode[]
  trick: Trick | null
  points: Record<Seat, number>
  tricks: Record<Seat, number>
  standing: Standing | null
  turn: Seat | null
  /** The acts since the position before. */
  did: GameEvent[]
}

/** All positions of a deal; the last is its settlement. */
export function positions(deal: OpenDeal): Position[] {
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, [...deal.hands[seat]]])) as Record<
    Seat,
    CardCode[]
  >
  let now: Position = {
    at: { kind: 'start' },
    hands,
    party: [],
    talon: [...deal.talon],
    trick: null,
    points: { N: 0, E: 0, S: 0, W: 0 },
    tricks: { N: 0, E: 0, S: 0, W: 0 },
    standing: deal.standings[0] ?? null,
    turn: null,
    did: [],
  }
  const all = [now]
  const before = deal.events.findIndex((event) => event.did === 'played')
  const opening = before < 0 ? deal.events : deal.events.slice(0, before)
  now = opening.reduce(after, { ...now, at: { kind: 'exchange' }, did: opening })
  all.push({ ...now, turn: deal.tricks[0]?.leader ?? null })
  for (const trick of deal.tricks) {
    trick.cards.forEach((card, index) => {
      const seat = trick.seats[index] as Seat
      const isLast = index === trick.cards.length - 1
      const played: GameEvent = { did: 'played', seat, card, trick: trick.number }
      const took = deal.events.find((event) => event.did === 'took' && event.trick === trick.number)
      now = {
        ...now,
        at: { kind: 'card', trick: trick.number, card: index + 1 },
        hands: { ...now.hands, [seat]: now.hands[seat].filter((held) => held !== card) },
        trick: {
          ...trick,
          cards: trick.cards.slice(0, index + 1),
          seats: trick.seats.slice(0, index + 1),
          taker: isLast ? (trick.taker ?? null) : null,
        },
        turn: isLast ? (trick.taker ?? null) : (trick.seats[index + 1] ?? null),
        did: isLast && took ? [played, took] : [played],
      }
      if (isLast && took?.did === 'took') {
        now.points = { ...now.points, [took.seat]: now.points[took.seat] + took.points }
        now.tricks = { ...now.tricks, [took.seat]: now.tricks[took.seat] + 1 }
        now.standing = deal.standings[trick.number] ?? now.standing
      }
      all.push(now)
    })
  }
  all.push({ ...now, at: { kind: 'end' }, trick: null, turn: null, did: [] })
  return all
}

function after(position: Position, event: GameEvent): Position {
  if (event.did === 'declined' && event.card) {
    // The card that nobody wanted belongs to the party.
    const { card } = event
    return {
      ...position,
      party: [...position.party, card],
      talon: position.talon.filter((left) => left !== card),
    }
  }
  if (event.did !== 'discarded' || !event.card) return position
  const { card, drawn, seat } = event
  const kept = position.hands[seat].filter((held) => held !== card)
  return {
    ...position,
    hands: { ...position.hands, [seat]: drawn ? [...kept, drawn] : kept },
    party: [...position.party, card],
    talon: position.talon.filter((left) => left !== drawn),
  }
}

/** `#t7c3` for trick 7, card 3; `#exchange`, `#end`; nothing for the start. */
export function placeOf(position: Position): string {
  const { at } = position
  if (at.kind === 'start') return ''
  return at.kind === 'card' ? `#t${at.trick}c${at.card}` : `#${at.kind}`
}

/** Which position an address names; the start if it names none. */
export function indexOf(all: readonly Position[], hash: string): number {
  const found = all.findIndex((position) => placeOf(position) === hash)
  return Math.max(0, found)
}
