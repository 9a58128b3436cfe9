// Written by scripts/protocol-types.mjs from docs/protocol.schema.json; not by hand.

export type Seat = 'N' | 'E' | 'S' | 'W'
/** Rank and suit: `Td`, `As`. */
export type CardCode = string
/** A number for each of N, E, S, W. */
export type BySeat = [number, number, number, number]

export type FromClient = Hello | TakeSeat | Leave | Return | SeatBot | ClearSeat | Start | Ready | Act | Undo | GetHint | ShowCards | Vote | Say
export type FromServer = Welcome | Told | Accepted | Refused | Hinted | Shown

/**
 * A command was carried out; its last event has the number `seq`.
 *
 * `seat` is where one now sits, after `take-seat`.
 */
export interface Accepted {
  type: 'accepted'
  id: string
  seq: number
  seat?: Seat | null
}

/** Do something in the deal. Stale if the client has not `seen` what it is asked. */
export interface Act {
  type: 'act'
  id: string
  action: string
  seen: number
}

/**
 * A seat acted, by itself, by its bot, or by a bot because its clock had run out.
 *
 * `did` is the act and what followed from it: a trick taken. `standing` comes with a trick.
 * `espagnolette` is set from when one has shown himself.
 */
export interface ActedEvent {
  kind: 'acted'
  phase: 'announce' | 'claim' | 'exchange' | 'over' | 'play'
  turn?: Seat | null
  until?: number | null
  choice?: Choice | null
  by?: 'bot' | 'clock' | 'seat'
  did: (DiscardedEvent | DeclinedEvent | AnnouncedEvent | ClaimedEvent | PassedEvent | PlayedEvent | TookEvent)[]
  standing?: Standing | null
  espagnolette?: Seat | null
}

/** The server was restarted; clocks go on when somebody is back. */
export interface AllOfflineEvent {
  kind: 'restarted'
  sitters: Sitter[]
}

/** An espagnolette announced. */
export interface AnnouncedEvent {
  did: 'announced'
  seat: Seat
}

/** Cards to be dealt once more, as a record has them: before the exchange. */
export interface Cards {
  dealer: Seat
  hands: Record<Seat, string>
  talon: CardCode[]
}

/** What the player is asked: the `cards` he may put aside or play, and what else he may do. */
export interface Choice {
  cards?: CardCode[]
  others?: ('announce' | 'claim' | 'decline' | 'pass')[]
}

/** The payment for led cards claimed. */
export interface ClaimedEvent {
  did: 'claimed'
  seat: Seat
}

/** Take a bot or a person off a seat (host, between matches). */
export interface ClearSeat {
  type: 'clear-seat'
  id: string
  seat: Seat
}

/**
 * How long, in seconds: `move` for a card, `exchange` for all four together, `pause` until
 * the next deal after a settlement. All who are asked at once share one limit.
 */
export interface Clock {
  move?: number
  exchange?: number
  pause?: number
}

/** Clocks were stopped while nobody was there, and run until then now. */
export interface ClockEvent {
  kind: 'clock'
  until?: number | null
  pause_until?: number | null
}

/** The table is closed. */
export interface ClosedEvent {
  kind: 'closed'
  why: 'idle' | 'left' | 'operator'
}

/**
 * The deal in play as everyone sees it, the same for all recipients.
 *
 * `until` is when the clock of the one on `turn` runs out; all who are asked at once share it.
 * `espagnolette` is who has shown himself to be one. `held` are the cards left in each hand.
 */
export interface Deal {
  number: number
  dealer: Seat
  phase: 'announce' | 'claim' | 'exchange' | 'over' | 'play'
  held: BySeat
  points: BySeat
  tricks_taken: BySeat
  standing: Standing
  events: (DiscardedEvent | DeclinedEvent | AnnouncedEvent | ClaimedEvent | PassedEvent | PlayedEvent | TookEvent)[]
  tricks: Trick[]
  trick?: Trick | null
  turn?: Seat | null
  until?: number | null
  espagnolette?: Seat | null
  helped?: boolean
}

/** Cards dealt. `hand` is the recipient's; a spectator has none. */
export interface DealtEvent {
  kind: 'dealt'
  phase: 'announce' | 'claim' | 'exchange' | 'over' | 'play'
  turn?: Seat | null
  until?: number | null
  choice?: Choice | null
  number: number
  dealer: Seat
  standing: Standing
  hand?: CardCode[]
}

/** The exchange declined. The card is told to the player alone, if the rules let him see it. */
export interface DeclinedEvent {
  did: 'declined'
  seat: Seat
  card?: CardCode | null
}

/** A card put aside. The cards are told to the player alone; the dealer takes none. */
export interface DiscardedEvent {
  did: 'discarded'
  seat: Seat
  card?: CardCode | null
  drawn?: CardCode | null
}

/** A number of a reckoning; its word is the message `term-NAME`. */
export interface Factor {
  name: string
  value: number
}

/** Be told what to do and why (practice). */
export interface GetHint {
  type: 'get-hint'
  id: string
}

/**
 * Come to a table: with a seat's token as its player, without one to look on.
 *
 * With the `invitation` one may look on where others may not. With `seen` the client gets what
 * it has missed since; without, or where that is too long ago, everything as it stands.
 */
export interface Hello {
  type: 'hello'
  table: string
  token?: string | null
  invitation?: string | null
  seen?: number | null
}

/**
 * One of the best choices: the mean net from here on, and how far behind the best.
 *
 * `error` is the standard error of that; `wins`, `loses`, `makes` are shares of the worlds tried.
 */
export interface HintChoice {
  action: string
  fiches: number
  behind: number
  error: number
  wins: number
  loses: number
  makes: number
}

/** Why the first is best: the messages `reason-VERDICT`, `fact-FACT` and `gain-GAIN`. */
export interface HintReason {
  verdict: 'better' | 'even' | 'even-but' | 'only' | 'same'
  best: string
  even?: string[]
  other?: string | null
  fact?: string
  card?: CardCode | null
  suit?: 'c' | 'd' | 'h' | 's' | null
  factor?: string
  gain?: string
  fiches?: number
  now?: number
  then?: number
}

/** The answer to `get-hint`: the best choices, best first, tried in so many `worlds`. */
export interface Hinted {
  type: 'hinted'
  id: string
  choices: HintChoice[]
  reason: HintReason
  worlds: number
}

/** Told to the player alone: his answer is kept and will be carried out in its turn. */
export interface LaidEvent {
  kind: 'laid'
  action: string
}

/** Give the seat up; in a match a bot plays on for it, and the token still opens it. */
export interface Leave {
  type: 'leave'
  id: string
}

/** A line of chat, to be shown as it is, without any markup; `at` in milliseconds since 1970. */
export interface Line {
  at: number
  seat: Seat
  text: string
}

/** A match begins; `shown` are the cards drawn or dealt to find the first dealer. */
export interface MatchBegunEvent {
  kind: 'match-begun'
  match: number
  dealer: Seat
  shown: CardCode[]
  sitters: Sitter[]
}

/** No further deal is played; `closing` is how the pool was shared out. */
export interface MatchOverEvent {
  kind: 'match-over'
  balances: BySeat
  pool: number
  closing: Payment[]
}

/**
 * What a seat's player sees beyond that: his hand, and what he did with it.
 *
 * `choice` is there while he is asked; `laid` is what he has answered ahead of his turn.
 * `again` are the tricks that he may turn over and look at. `free` says that as an espagnolette
 * he may break suit now.
 */
export interface Own {
  hand: CardCode[]
  choice?: Choice | null
  laid?: string | null
  discard?: CardCode | null
  talon_card?: CardCode | null
  again?: number[]
  espagnolette?: boolean
  free?: boolean
}

/** Nothing announced or claimed. */
export interface PassedEvent {
  did: 'passed'
  seat: Seat
}

/** An earlier deal of the match in short. */
export interface PastDeal {
  number: number
  dealer: Seat
  net: BySeat
  balances: BySeat
  pool: number
}

/**
 * A payment: why is the message `pay-WHY`, given `card`, `trick`, `payer` and `payee`.
 *
 * The `factors` multiply to the `fiches`. `rule` is the id of a clause.
 */
export interface Payment {
  payer: Seat | 'pool'
  payee: Seat | 'pool'
  fiches: number
  why: string
  rule: string
  factors?: Factor[]
  card?: CardCode | null
  trick?: number | null
}

/** A player had all cards shown to him. */
export interface PeekedEvent {
  kind: 'peeked'
  seat: Seat
}

/** A card played to a trick, numbered from 1. */
export interface PlayedEvent {
  did: 'played'
  seat: Seat
  card: CardCode
  trick: number
}

/**
 * A shuffle as it is published when its deal is over.
 *
 * `pack` is the whole pack in its shuffled order, `hands` (as in PBN) and `talon` the cards as
 * they were dealt from it, before the exchange.
 */
export interface Proof {
  format?: 'quinola-shuffle'
  version?: 1
  deal: number
  commitment: string
  seed: string
  removed_rank: '2' | 'T'
  direction: 'clockwise' | 'counterclockwise'
  dealer: Seat
  pack: CardCode[]
  hands: Record<Seat, string>
  talon: CardCode[]
}

/** Go on to the next deal, as soon as everyone who is there has said so. */
export interface Ready {
  type: 'ready'
  id: string
}

/**
 * A command that was not carried out; nothing has changed.
 *
 * `reason` is the id of its sentence, to be said with `params`; `rule` is the clause of a refusal
 * by the rules of the game. A stale command gets the present `state` with it.
 */
export interface Refused {
  type: 'refused'
  id: string | null
  reason: string
  params?: Record<string, Word>
  rule?: string | null
  state?: State | null
}

/** Play again for oneself where a bot had taken over. */
export interface Return {
  type: 'return'
  id: string
}

/** A line of chat, to be shown as it is, without any markup. */
export interface SaidEvent {
  kind: 'said'
  seat: Seat
  text: string
}

/** A line of chat. */
export interface Say {
  type: 'say'
  id: string
  text: string
}

/** The commitment to the shuffle of the next deal; see `docs/shuffle.md`. */
export interface SealedEvent {
  kind: 'sealed'
  number: number
  commitment: string
}

/** Put a bot on a free seat (host, between matches). */
export interface SeatBot {
  type: 'seat-bot'
  id: string
  seat: Seat
  level: string
}

/** A seat has changed, and how; a change of host comes with it for the other seats. */
export interface SeatEvent {
  kind: 'seat'
  change: 'bot' | 'cleared' | 'offline' | 'online' | 'ready' | 'returned' | 'sat' | 'stood-in' | 'vote'
  sitters: Sitter[]
  seat: Seat
}

/**
 * A table as it was ordered.
 *
 * `preset` with `options` written otherwise are the rules, called `house` where that is given.
 * A match ends after `deals` deals or when somebody has lost `stock` fiches. `bots` is the level
 * that fills empty seats, `stand_in` the one that plays for people who are away or too slow.
 * `practice` allows one person among bots to undo, ask for hints and look at the cards, and to
 * have `cards` dealt once more in the first deal. `away` is after how many seconds a bot takes
 * the seat of one whose connection is gone, while others wait.
 */
export interface Settings {
  preset: string
  options?: Record<string, unknown>
  house?: string | null
  deals?: number | null
  stock?: number | null
  shares_pool?: boolean
  bots?: string
  stand_in?: string
  practice?: boolean
  cards?: Cards | null
  clock?: Clock | null
  away?: number
  chat?: boolean
  spectators?: boolean
}

/**
 * A deal that is over. Its cards are everyone's now: `record` is a record of this one deal.
 *
 * `net` is what the deal brought, `balances` and `pool` what stands after it. `proof` is absent
 * where the cards were given and not shuffled. `helped` says that its player took something back
 * or looked at the cards.
 */
export interface Settled {
  number: number
  dealer: Seat
  remise: number
  net: BySeat
  balances: BySeat
  pool: number
  payments: Payment[]
  verdict: Verdict
  record: Record<string, unknown>
  proof?: Proof | null
  helped?: boolean
}

/** The deal is over and settled. */
export interface SettledEvent {
  kind: 'settled'
  settled: Settled
  pause_until?: number | null
}

/** Look at all cards of the deal (practice). */
export interface ShowCards {
  type: 'show-cards'
  id: string
}

/** The answer to `show-cards`: all hands, the cards aside and what is left of the talon. */
export interface Shown {
  type: 'shown'
  id: string
  hands: Record<Seat, CardCode[]>
  party: CardCode[]
  talon: CardCode[]
}

/**
 * Who has a seat. A bot's name is for the client to say; `level` says what kind it is.
 *
 * `stand_in` says why a bot plays for this person at present. `votes` are for that. Of two
 * people `since` tells who has sat longer: the first is the host.
 */
export interface Sitter {
  seat: Seat
  is_a?: 'bot' | 'nobody' | 'person'
  name?: string
  level?: string | null
  online?: boolean
  stand_in?: 'away' | 'left' | 'slow' | 'voted' | null
  ready?: boolean
  votes?: Seat[]
  host?: boolean
}

/** Balances and pool; while a deal is in play provisional, by the `payments` so far. */
export interface Standing {
  balances: BySeat
  pool: number
  remise: number
  payments: Payment[]
}

/** Begin a match, the first or another (host); free seats are filled with bots. */
export interface Start {
  type: 'start'
  id: string
}

/** Everything a recipient may know, as it stands after event `seq` of his stream. */
export interface State {
  seq: number
  now: number
  stage: 'closed' | 'over' | 'playing' | 'seating' | 'settled'
  settings: Settings
  sitters: Sitter[]
  match: number
  balances: BySeat
  pool: number
  past: PastDeal[]
  dealer?: Seat | null
  commitment?: string | null
  pause_until?: number | null
  deal?: Deal | null
  own?: Own | null
  settled?: Settled | null
  closing?: Payment[]
  chat?: Line[]
}

/** Sit down, at `seat` or at any free one. The client makes the `token` of its seat. */
export interface TakeSeat {
  type: 'take-seat'
  id: string
  invitation: string
  token: string
  name: string
  seat?: Seat | null
}

/** Event number `seq` of the recipient's stream, at `at` milliseconds since 1970. */
export interface Told {
  type: 'told'
  seq: number
  at: number
  event: SeatEvent | AllOfflineEvent | MatchBegunEvent | SealedEvent | DealtEvent | ActedEvent | LaidEvent | SettledEvent | MatchOverEvent | UndoneEvent | PeekedEvent | SaidEvent | ClockEvent | ClosedEvent
}

/** A trick taken, with its points. */
export interface TookEvent {
  did: 'took'
  seat: Seat
  trick: number
  points: number
}

/** A trick as it lies, from its leader on; `taker` is absent while it is open. */
export interface Trick {
  number: number
  leader: Seat
  cards: CardCode[]
  seats: Seat[]
  taker?: Seat | null
}

/** Take back one's last choice (practice). Stale if the last undoing was not `seen`. */
export interface Undo {
  type: 'undo'
  id: string
  seen: number
}

/** Something was taken back: the deal as it stands now. */
export interface UndoneEvent {
  kind: 'undone'
  seat: Seat
  deal: Deal
  own?: Own | null
}

/** What a deal came to: the party's four cards, its worth and order, from winner to loser. */
export interface Verdict {
  party: CardCode[]
  worth: number
  party_settled: boolean
  order: Seat[]
  points: BySeat
  tricks: BySeat
  reversis?: 'broken' | 'made' | null
  undertaker?: Seat | null
  breaker?: Seat | null
  cancelled?: boolean
  espagnolette?: Seat | null
  espagnolette_failed?: boolean
}

/** Want a bot to take the seat of one who is away or has been asked for a minute. */
export interface Vote {
  type: 'vote'
  id: string
  seat: Seat
}

/**
 * The first message: who one is here (`seat` absent: a spectator), and the state.
 *
 * `state` is absent where the client gets what it missed instead, as `told` messages.
 */
export interface Welcome {
  type: 'welcome'
  protocol?: number
  table: string
  now: number
  seat?: Seat | null
  state?: State | null
}

/** What a refusal speaks of, to be put into words by its kind: `null` is said as "None". */
export interface Word {
  is_a: 'card' | 'cards' | 'null' | 'number' | 'seat' | 'suit' | 'text'
  card?: CardCode | null
  cards?: CardCode[]
  seat?: Seat | null
  suit?: 'c' | 'd' | 'h' | 's' | null
  number?: number | null
  text?: string | null
}
