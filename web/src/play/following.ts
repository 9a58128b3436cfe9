// A table's state after an event, as the server's own `state` would have it. Nothing is changed in
// place: whoever holds a state may keep it.
import { changed, sorted } from './cards'
import type {
  ActedEvent,
  CardCode,
  Deal,
  DealtEvent,
  Own,
  Seat,
  Settled,
  State,
  Told,
  Trick,
} from './protocol'

/** Which tricks the rules let a player turn over again: the option `tricks_seen`. */
export type TricksSeen = 'own' | 'last' | 'own_and_last'

export interface Reader {
  seat: Seat | null
  tricksSeen: TricksSeen
}

/** The state after what was `told`, for its `reader`. */
export function follow(state: State, told: Told, reader: Reader): State {
  return { ...happened(state, told, reader), seq: told.seq, now: told.at }
}

function happened(state: State, told: Told, reader: Reader): State {
  const event = told.event
  switch (event.kind) {
    case 'seat':
    case 'restarted':
      return { ...state, sitters: event.sitters }
    case 'match-begun':
      return {
        ...state,
        stage: 'playing',
        match: event.match,
        dealer: event.dealer,
        sitters: event.sitters,
        balances: [0, 0, 0, 0],
        pool: 0,
        past: [],
        settled: null,
        closing: [],
        pause_until: null,
        deal: null,
        own: null,
      }
    case 'sealed':
      return { ...state, commitment: event.commitment }
    case 'dealt':
      return dealt(state, event, reader)
    case 'acted':
      return acted(state, event, reader)
    case 'laid':
      return state.own ? { ...state, own: { ...state.own, laid: event.action, choice: null } } : state
    case 'settled':
      return settled(state, event.settled, event.pause_until ?? null)
    case 'match-over':
      return {
        ...state,
        stage: 'over',
        balances: event.balances,
        pool: event.pool,
        closing: event.closing,
        pause_until: null,
        commitment: null,
      }
    case 'undone':
      return { ...state, deal: event.deal, own: event.own ?? null }
    case 'peeked':
      return state.deal ? { ...state, deal: { ...state.deal, helped: true } } : state
    case 'said':
      return {
        ...state,
        chat: [...(state.chat ?? []), { at: told.at, seat: event.seat, text: event.text }],
      }
    case 'clock':
      return {
        ...state,
        pause_until: event.pause_until ?? null,
        deal: state.deal ? { ...state.deal, until: event.until ?? null } : state.deal,
      }
    case 'closed':
      return { ...state, stage: 'closed', pause_until: null, commitment: null }
  }
}

function dealt(state: State, event: DealtEvent & { hand?: CardCode[] }, reader: Reader): State {
  const held = changed([11, 11, 11, 11], event.dealer, (cards) => cards + 1)
  const deal: Deal = {
    number: event.number,
    dealer: event.dealer,
    phase: event.phase,
    held,
    points: [0, 0, 0, 0],
    tricks_taken: [0, 0, 0, 0],
    standing: event.standing,
    events: [],
    tricks: [],
    turn: event.turn ?? null,
    until: event.until ?? null,
  }
  const own: Own | null =
    reader.seat && event.hand ? { hand: event.hand, choice: event.choice ?? null } : null
  return {
    ...state,
    stage: 'playing',
    dealer: event.dealer,
    deal,
    own,
    settled: null,
    pause_until: null,
    sitters: state.sitters.map((sitter) => ({ ...sitter, ready: false })),
  }
}

function acted(state: State, event: ActedEvent, reader: Reader): State {
  if (!state.deal) return state
  let deal: Deal = {
    ...state.deal,
    phase: event.phase,
    turn: event.turn ?? null,
    until: event.until ?? null,
    standing: event.standing ?? state.deal.standing,
    espagnolette: event.espagnolette ?? state.deal.espagnolette ?? null,
    events: [...state.deal.events, ...event.did],
  }
  let own = state.own ?? null
  for (const act of event.did) {
    const mine = own && act.seat === reader.seat ? own : null
    switch (act.did) {
      case 'discarded':
        deal = { ...deal, held: changed(deal.held, act.seat, () => 11) }
        if (mine && act.card) own = exchanged(mine, act.card, act.drawn ?? null)
        break
      case 'declined':
        if (mine) own = { ...mine, laid: null, talon_card: act.card ?? null }
        break
      case 'played':
        deal = {
          ...deal,
          held: changed(deal.held, act.seat, (cards) => cards - 1),
          trick: withCard(deal.trick ?? null, act.trick, act.seat, act.card),
        }
        if (mine) own = { ...mine, hand: mine.hand.filter((card) => card !== act.card) }
        break
      case 'took':
        deal = taken(deal, act.seat, act.points)
        if (own && reader.seat) own = { ...own, again: seenAgain(deal.tricks, reader) }
        break
      default:
        if (mine) own = { ...mine, laid: null }
    }
  }
  if (own) own = { ...own, choice: event.choice ?? null }
  if (own && deal.phase === 'play') own = { ...own, free: isFree(deal, own) }
  return { ...state, deal, own }
}

function exchanged(own: Own, card: CardCode, drawn: CardCode | null): Own {
  const kept = own.hand.filter((held) => held !== card)
  return {
    ...own,
    hand: drawn ? [...kept, drawn] : kept,
    laid: null,
    discard: card,
    talon_card: drawn,
  }
}

function withCard(trick: Trick | null, number: number, seat: Seat, card: CardCode): Trick {
  if (!trick || trick.number !== number) return { number, leader: seat, cards: [card], seats: [seat] }
  return { ...trick, cards: [...trick.cards, card], seats: [...trick.seats, seat] }
}

function taken(deal: Deal, taker: Seat, points: number): Deal {
  if (!deal.trick) return deal
  return {
    ...deal,
    tricks: [...deal.tricks, { ...deal.trick, taker }],
    trick: null,
    points: changed(deal.points, taker, (before) => before + points),
    tricks_taken: changed(deal.tricks_taken, taker, (before) => before + 1),
  }
}

function seenAgain(tricks: readonly Trick[], reader: Reader): number[] {
  const own = reader.tricksSeen !== 'last'
  const last = reader.tricksSeen !== 'own'
  return tricks
    .filter(
      (trick) => (own && trick.taker === reader.seat) || (last && trick.number === tricks.length),
    )
    .map((trick) => trick.number)
}

/** Whether he may break suit: some card that he may play does not follow one that he could. */
function isFree(deal: Deal, own: Own): boolean {
  const led = deal.trick?.cards[0]
  const choice = own.choice?.cards
  if (!led || !choice) return own.free ?? false
  const follows = (card: CardCode) => card.charAt(1) === led.charAt(1)
  return own.hand.some(follows) && choice.some((card) => !follows(card))
}

function settled(state: State, deal: Settled, pauseUntil: number | null): State {
  const { number, dealer, net, balances, pool } = deal
  return {
    ...state,
    stage: 'settled',
    settled: deal,
    balances,
    pool,
    past: [...state.past, { number, dealer, net, balances, pool }],
    pause_until: pauseUntil,
    commitment: null,
    sitters: state.sitters.map((sitter) => ({ ...sitter, ready: false })),
    own: state.own ? { ...state.own, choice: null } : null,
  }
}

/** The state as its player sees it while `action` of his is on its way. */
export function ahead(state: State, action: string, seat: Seat): State {
  const [verb, card] = action.split(' ')
  const { deal, own } = state
  if (!deal || !own) return state
  const waiting: Own = { ...own, choice: null }
  if (!card) return { ...state, own: waiting }
  const hand = own.hand.filter((held) => held !== card)
  if (verb === 'play') {
    const number = deal.tricks.length + 1
    return {
      ...state,
      deal: {
        ...deal,
        held: changed(deal.held, seat, (cards) => cards - 1),
        trick: withCard(deal.trick ?? null, number, seat, card),
        turn: null,
      },
      own: { ...waiting, hand },
    }
  }
  return { ...state, own: { ...waiting, hand, discard: card } }
}

export function handInOrder(own: Own | null | undefined): CardCode[] {
  return own ? sorted(own.hand) : []
}
