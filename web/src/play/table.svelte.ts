// A table as its page shows it: the server's events one after another at a pace one can follow,
// and one's own card at once.
import { socketAddress } from '../api'
import { keepTable, keptTable, liking } from '../keeping.svelte'
import { words } from '../words/speech.svelte'
import {
  browserWorld,
  Connection,
  randomText,
  type Answer,
  type Link,
  type Order,
  type World,
} from './connection'
import { ahead, follow, type TricksSeen } from './following'
import type { Hinted, Refused, Seat, Shown, Sitter, State, Told, Trick, Welcome } from './protocol'

export interface Notice {
  text: string
  rule?: string
  /** What was refused: the id of its sentence. */
  reason?: string
  /** About something tried in the deal: of no interest once the deal has gone on. */
  ofAct?: boolean
  /** Counts up, so that the same words twice are two notices. */
  number: number
}

/** Something beside the play, at the point of the deal where it happened. */
export interface Aside {
  after: number
  say: 'sat' | 'went' | 'came' | 'stood-in' | 'vote-cast' | 'peeked'
  seat: Seat
}

/** Milliseconds that something stays before the next thing is shown, at a calm pace. */
const HOLD = { card: 420, trick: 1150, exchange: 220, deal: 700, seat: 0 }
const SAID_OF: Partial<Record<string, Aside['say']>> = {
  sat: 'sat',
  offline: 'went',
  online: 'came',
  returned: 'came',
  'stood-in': 'stood-in',
  vote: 'vote-cast',
}
/** Events after which the table stands otherwise than when something was tried. */
const MOVES_ON = new Set<string>(['dealt', 'acted', 'undone', 'settled'])
const FACTOR = { calm: 1, fast: 0.45, instant: 0 }
/** More events than this waiting, and they are no play to watch but a gap to catch up with. */
const GAP = 14

export class TableModel {
  shown = $state.raw<State | null>(null)
  seat = $state<Seat | null>(null)
  link = $state<Link>('connecting')
  /** The action on its way to the server. */
  pending = $state<string | null>(null)
  notice = $state<Notice | null>(null)
  turnedAway = $state.raw<Refused | null>(null)
  /** With which one may sit down here. */
  invitation = $state<string | null>(null)
  hint = $state.raw<Hinted | null>(null)
  hintAwaited = $state(false)
  cards = $state.raw<Shown | null>(null)
  /** The trick just taken, while it still lies there. */
  lying = $state.raw<Trick | null>(null)
  /** What has just been shown, for those who listen. */
  latest = $state.raw<Told | null>(null)
  /** What happened beside the play: who came, went, was replaced. */
  asides = $state.raw<Aside[]>([])
  tricksSeen: TricksSeen = 'last'

  /** Server's time minus ours. */
  skew = $state(0)

  #connection: Connection
  #queue: Told[] = []
  #cancelHold: (() => void) | null = null
  #acceptedUpTo = 0
  #notices = 0
  #hintsAsked = 0
  /** By the number of the deal, of the present match. */
  #commitments = new Map<number, string>()

  constructor(
    readonly id: string,
    invitation: string | null,
    private world: World = browserWorld(socketAddress()),
  ) {
    const kept = keptTable(id)
    this.invitation = invitation ?? kept?.invitation ?? null
    this.#connection = new Connection(
      world,
      {
        welcome: (message) => this.#welcome(message),
        told: (message) => this.#told(message),
        link: (link) => {
          this.link = link
          // That the connection is lost is told instead.
          if (link !== 'open') this.notice = null
        },
        turnedAway: (refused) => this.#turnedAway(refused),
      },
      { table: id, token: kept?.token ?? null, invitation: this.invitation },
    )
  }

  /** An invitation that came while one was looking on. */
  invite(invitation: string): void {
    const { ticket } = this.#connection
    if (ticket.token || invitation === this.invitation) return
    this.invitation = invitation
    this.#connection.greet({ ...ticket, invitation })
  }

  /** Whether nobody can sit down any more; a bot makes room for a person. */
  get isFull(): boolean {
    return this.shown?.sitters.every((sitter) => sitter.is_a === 'person') ?? false
  }

  /** Whether the reader has no seat and may have one, when no deal is in play. */
  get maySit(): boolean {
    return !this.seat && !!this.invitation && !this.isFull && this.shown?.stage !== 'closed'
  }

  /** The commitment to a deal's shuffle as it was told before the deal, if it was told here. */
  committed(number: number): string | null {
    return this.#commitments.get(number) ?? null
  }

  get token(): string | null {
    return this.#connection.ticket.token
  }

  /** The state with one's own action done already. */
  get state(): State | null {
    if (!this.shown || !this.pending || !this.seat) return this.shown
    return ahead(this.shown, this.pending, this.seat)
  }

  start(): void {
    this.#connection.start()
  }

  stop(): void {
    this.#cancelHold?.()
    this.#connection.stop()
  }

  /** The network came back, or the page was looked at again. */
  hasten(): void {
    this.#connection.hasten()
  }

  lose(): void {
    this.#connection.lose()
  }

  now(): number {
    return Date.now() + this.skew
  }

  // Names

  sitter(seat: Seat): Sitter {
    return this.shown?.sitters.find((sitter) => sitter.seat === seat) ?? { seat }
  }

  /** What a seat's player is called; bots have names of their own in each language. */
  name = (seat: Seat): string => {
    const sitter = this.sitter(seat)
    if (sitter.is_a === 'person') return sitter.name || words().say(`seat-${seat.toLowerCase()}`)
    if (sitter.is_a !== 'bot') return words().say(`seat-${seat.toLowerCase()}`)
    return botName(seat)
  }

  /** As `name`, but the reader himself is "you". */
  nameOrYou = (seat: Seat): string => (seat === this.seat ? words().say('web-you') : this.name(seat))

  // Commands

  /** Do something in the deal; what is not `allowed` is only tried, to be told why not. */
  async act(action: string, allowed = true): Promise<void> {
    const state = this.shown
    if (!state || this.pending) return
    this.#hurry()
    this.notice = null
    if (allowed) {
      this.pending = action
      this.hint = null
    }
    const answer = await this.#connection.send({ type: 'act', action, seen: state.seq } as Order)
    if (answer.type === 'accepted') {
      this.#acceptedUpTo = answer.seq
      this.#settlePending()
    } else {
      this.pending = null
      this.#refused(answer, true)
    }
  }

  async undo(): Promise<void> {
    this.#hurry()
    const answer = await this.#connection.send({ type: 'undo', seen: this.shown?.seq ?? 0 } as Order)
    this.#refused(answer)
  }

  async askHint(): Promise<void> {
    if (this.hintAwaited) return
    this.hintAwaited = true
    this.hint = null
    const asked = this.shown?.seq
    const number = ++this.#hintsAsked
    const answer = await this.#connection.send({ type: 'get-hint' } as Order)
    if (number !== this.#hintsAsked) return
    this.hintAwaited = false
    if (answer.type === 'hinted' && this.shown?.seq === asked) this.hint = answer
    this.#refused(answer)
  }

  /** Neither the hint nor the one still awaited is wanted. */
  closeHint(): void {
    this.#hintsAsked += 1
    this.hintAwaited = false
    this.hint = null
  }

  async showCards(): Promise<void> {
    const answer = await this.#connection.send({ type: 'show-cards' } as Order)
    if (answer.type === 'shown') this.cards = answer
    this.#refused(answer)
  }

  async order(order: Order): Promise<boolean> {
    const answer = await this.#connection.send(order)
    this.#refused(answer)
    return answer.type === 'accepted'
  }

  /** Sit down, with a key that was kept before anybody was asked. */
  async sit(name: string, seat: Seat | null): Promise<boolean> {
    const invitation = this.invitation
    if (!invitation) return false
    const token = randomText(32)
    const before = this.#connection.ticket.token
    this.#keep(token, invitation)
    const answer = await this.#connection.send({
      type: 'take-seat',
      invitation,
      token,
      name,
      ...(seat ? { seat } : {}),
    } as Order)
    if (answer.type === 'accepted') {
      this.#connection.ticket = { table: this.id, token, invitation }
      return true
    }
    this.#keep(before, invitation)
    this.#refused(answer)
    return false
  }

  #keep(token: string | null, invitation: string | null): void {
    const settings = this.shown?.settings
    const preset = settings?.house ?? settings?.preset ?? keptTable(this.id)?.preset ?? ''
    keepTable({ table: this.id, token, invitation, preset, at: Date.now() })
  }

  /** A card was tried while nothing is asked; without a connection something else is told. */
  sayNotNow(): void {
    if (this.link === 'open') this.#say(words().say('web-not-your-turn'), { ofAct: true })
  }

  #say(text: string, more: Omit<Notice, 'text' | 'number'> = {}): void {
    this.notice = { text, number: ++this.#notices, ...more }
  }

  #refused(answer: Answer, ofAct = false): void {
    if (answer.type !== 'refused') return
    if (answer.state) this.#replace(answer.state)
    const rule = answer.rule ? { rule: answer.rule, reason: answer.reason } : {}
    this.#say(words().refusal(answer, this.name), { ofAct, ...rule })
  }

  // What the server says

  #welcome(message: Welcome): void {
    this.turnedAway = null
    this.skew = message.now - Date.now()
    this.seat = message.seat ?? null
    const { state } = message
    if (!state) return
    // Of the deal in play, or the next one: neither is among the past ones.
    if (state.commitment) this.#commitments.set(state.past.length + 1, state.commitment)
    this.#replace(state)
  }

  #turnedAway(refused: Refused): void {
    const ticket = this.#connection.ticket
    if (refused.reason === 'token-wrong' && ticket.token) {
      // The seat has been given to somebody else; one may still look on or sit down anew.
      this.#keep(null, ticket.invitation)
      this.#connection.stop()
      this.#connection.ticket = { ...ticket, token: null }
      this.#connection.start()
      return
    }
    this.turnedAway = refused
  }

  #replace(state: State): void {
    this.#cancelHold?.()
    this.#cancelHold = null
    this.#queue = []
    this.lying = null
    this.shown = state
    this.#settlePending()
  }

  #told(message: Told): void {
    const { event } = message
    if (event.kind === 'match-begun') this.#commitments.clear()
    if (event.kind === 'sealed') this.#commitments.set(event.number, event.commitment)
    this.#queue.push(message)
    if (!this.#cancelHold) this.#showNext()
    else if (this.#queue.length > GAP) this.#hurry()
  }

  /** Show all that waits, now. */
  #hurry(): void {
    this.#cancelHold?.()
    this.#cancelHold = null
    while (this.#queue.length > 0) this.#showOne(this.#queue.shift() as Told)
    this.lying = null
  }

  hurry(): void {
    this.#hurry()
  }

  get isCatchingUp(): boolean {
    return this.#queue.length > 0
  }

  #showNext(): void {
    this.#cancelHold = null
    this.lying = null
    let next = this.#queue.shift()
    while (next) {
      const hold = this.#showOne(next)
      if (hold > 0) {
        this.#cancelHold = this.world.later(hold, () => this.#showNext())
        return
      }
      next = this.#queue.shift()
    }
  }

  /** Show one event; how long it should stay before the next. */
  #showOne(told: Told): number {
    if (!this.shown || told.seq <= this.shown.seq) return 0
    const reader = { seat: this.seat, tricksSeen: this.tricksSeen }
    this.shown = follow(this.shown, told, reader)
    this.latest = told
    const event = told.event
    if (event.kind === 'dealt' || event.kind === 'undone') {
      this.cards = null
      this.hint = null
    }
    if (event.kind === 'acted') {
      this.lying = event.did.some((act) => act.did === 'took')
        ? (this.shown.deal?.tricks.at(-1) ?? null)
        : null
      if (event.did.some((act) => act.seat === this.seat)) this.hint = null
    }
    this.#note(event)
    if (this.notice?.ofAct && MOVES_ON.has(event.kind)) this.notice = null
    if (event.kind === 'restarted') this.#say(words().say('web-restarted'))
    if (event.kind === 'undone') this.#say(words().say('web-undone'))
    this.#settlePending()
    return this.#hold(told)
  }

  #note(event: Told['event']): void {
    const after = this.shown?.deal?.events.length ?? 0
    if (event.kind === 'dealt') this.asides = []
    else if (event.kind === 'peeked') this.asides = [...this.asides, { after, say: 'peeked', seat: event.seat }]
    else if (event.kind === 'seat' && event.seat !== this.seat) {
      const say = SAID_OF[event.change]
      if (say) this.asides = [...this.asides, { after, say, seat: event.seat }]
    }
  }

  #hold(told: Told): number {
    if (document.hidden || this.#queue.length > GAP) return 0
    const factor = FACTOR[liking.pace]
    const event = told.event
    switch (event.kind) {
      case 'dealt':
        return HOLD.deal * factor
      case 'acted': {
        if (event.did.some((act) => act.did === 'took')) return Math.max(250, HOLD.trick * factor)
        if (event.did.some((act) => act.did === 'played')) return HOLD.card * factor
        return HOLD.exchange * factor
      }
      default:
        return 0
    }
  }

  /** One's own action is no longer ahead of the state once the state has it. */
  #settlePending(): void {
    if (!this.pending || !this.shown) return
    const isAnswered = this.#acceptedUpTo > 0 && this.shown.seq >= this.#acceptedUpTo
    if (isAnswered) {
      this.pending = null
      this.#acceptedUpTo = 0
    }
  }
}

/** Bots are called by their seat, so that all at one table call them the same in one language. */
export function botName(seat: Seat): string {
  const NAMES: Record<Seat, string> = {
    W: 'opponent-1',
    N: 'opponent-2',
    E: 'opponent-3',
    S: 'web-opponent-4',
  }
  return words().say(NAMES[seat])
}
