// A deal told in lines, to the one who reads them: "you" where it is he himself.
import type { Words } from '../words/words'
import type { ActedEvent, Deal, Own, Seat } from './protocol'

type GameEvent = ActedEvent['did'][number]

export interface Line {
  text: string
  heading: boolean
}

export function tellings(
  deal: Pick<Deal, 'events'>,
  words: Words,
  reader: Seat | null,
  name: (seat: Seat) => string,
  asides: readonly { after: number; say: string; seat: Seat }[] = [],
): Line[] {
  const lines: Line[] = []
  let trick = 0
  const beside = (place: number) => {
    for (const { after, say, seat } of asides) {
      if (after === place) lines.push({ text: words.say(`web-told-${say}`, { seat: name(seat) }), heading: false })
    }
  }
  beside(0)
  for (const [index, event] of deal.events.entries()) {
    const leads = event.did === 'played' && event.trick !== trick
    if (event.did === 'played' && leads) {
      trick = event.trick
      lines.push({ text: words.say('web-trick', { number: trick }), heading: true })
    }
    lines.push({ text: told(event, words, reader, name), heading: false })
    beside(index + 1)
  }
  return lines
}

/** The events with what only the reader knows of his own exchange, whenever he came to the page. */
export function withOwn(events: Deal['events'], own: Own | null, reader: Seat | null): GameEvent[] {
  return events.map((event) => {
    if (!own || event.seat !== reader) return event
    if (event.did === 'declined') return { ...event, card: event.card ?? own.talon_card ?? null }
    if (event.did !== 'discarded') return event
    const card = event.card ?? own.discard ?? null
    return { ...event, card, drawn: event.drawn ?? own.talon_card ?? null }
  })
}

function told(
  event: GameEvent,
  words: Words,
  reader: Seat | null,
  name: (seat: Seat) => string,
): string {
  const [what, facts] = parts(event, words)
  if (event.seat === reader && words.has(`you-${what}`)) return words.say(`you-${what}`, facts)
  return words.say(`event-${what}`, { seat: name(event.seat), ...facts })
}

function parts(event: GameEvent, words: Words): [string, Record<string, string | number>] {
  switch (event.did) {
    case 'discarded':
      if (!event.card) return ['exchanged-unseen', {}]
      if (!event.drawn) return ['discarded', { card: words.card(event.card) }]
      return ['exchanged', { card: words.card(event.card), drawn: words.card(event.drawn) }]
    case 'declined':
      return event.card ? ['declined', { card: words.card(event.card) }] : ['declined-unseen', {}]
    case 'played':
      return ['played', { card: words.card(event.card), trick: event.trick }]
    case 'took':
      return ['taken', { trick: event.trick, points: event.points }]
    default:
      return [event.did, {}]
  }
}
