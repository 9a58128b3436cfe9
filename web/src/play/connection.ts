// One connection to one table. It comes back by itself, asks for what it missed, and sends again
// whatever was not answered: under the same ids, so nothing is done twice.
import type { FromClient, FromServer, Hinted, Refused, Accepted, Seat, Shown, Told, Welcome } from './protocol'

export type Answer = Accepted | Refused | Hinted | Shown
export type Link = 'connecting' | 'open' | 'offline' | 'refused'

type WithId = Extract<FromClient, { id: string }>
/** A command without its id, which the connection gives it. */
export type Order = WithId extends infer Each ? (Each extends WithId ? Omit<Each, 'id'> : never) : never

/** What the connection needs of the world; tests have their own. */
export interface World {
  open(): Socket
  later(milliseconds: number, what: () => void): () => void
  newId(): string
  chance(): number
}

export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((text: string) => void) | null
  onclose: ((code: number) => void) | null
}

export interface Listener {
  welcome(message: Welcome): void
  told(message: Told): void
  link(link: Link): void
  /** `hello` was refused: this table is not for us, or not with this token. */
  turnedAway(refusal: Refused): void
}

export interface Ticket {
  table: string
  token: string | null
  invitation: string | null
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8_000
/** An answer that takes longer than this means that the line is dead. */
const PATIENCE = 8_000
/** The server closes with this after it has refused `hello`. */
const TURNED_AWAY = 4403

export class Connection {
  #socket: Socket | null = null
  #pending = new Map<string, { command: WithId; answered: (answer: Answer) => void }>()
  #seen: number | null = null
  #pause = FIRST_PAUSE
  #cancelRetry: (() => void) | null = null
  #cancelWatch: (() => void) | null = null
  #greeted = false
  #awaitsWelcome = false
  #closed = false
  seat: Seat | null = null

  constructor(
    private world: World,
    private listener: Listener,
    public ticket: Ticket,
  ) {}

  /** Number of the last event that came, or null before the first state. */
  get seen(): number | null {
    return this.#seen
  }

  get unanswered(): number {
    return this.#pending.size
  }

  start(): void {
    this.#closed = false
    this.#connect()
  }

  stop(): void {
    this.#closed = true
    this.#cancelRetry?.()
    this.#cancelWatch?.()
    this.#drop()
  }

  /** Send a command; the promise is its answer, however long and by however many connections. */
  send(order: Order): Promise<Answer> {
    const command = { ...order, id: this.world.newId() } as WithId
    return new Promise((answered) => {
      this.#pending.set(command.id, { command, answered })
      if (this.#greeted) this.#transmit(command)
    })
  }

  /** Come to the table anew, as somebody else or after a doubt. */
  greet(ticket: Ticket = this.ticket, fromTheStart = false): void {
    if (ticket !== this.ticket) this.#seen = null
    this.ticket = ticket
    if (fromTheStart) this.#seen = null
    if (this.#socket && this.#greeted) this.#sayHello()
    else this.#reconnectNow()
  }

  /** The network may be back: do not wait for the pause to end. */
  hasten(): void {
    if (this.#closed) return
    if (!this.#socket) this.#reconnectNow()
    else if (this.#greeted) this.#sayHello()
  }

  /** The network is gone for certain. */
  lose(): void {
    this.#drop()
    this.listener.link('offline')
    this.#retry()
  }

  #reconnectNow(): void {
    this.#cancelRetry?.()
    this.#cancelRetry = null
    if (!this.#socket) this.#connect()
  }

  #connect(): void {
    const socket = this.world.open()
    this.#socket = socket
    this.#greeted = false
    this.#awaitsWelcome = true
    this.listener.link('connecting')
    this.#watch()
    socket.onopen = () => this.#sayHello()
    socket.onmessage = (text) => {
      if (this.#socket === socket) this.#receive(JSON.parse(text) as FromServer)
    }
    socket.onclose = (code) => {
      if (this.#socket !== socket) return
      this.#socket = null
      this.#greeted = false
      this.#cancelWatch?.()
      if (code === TURNED_AWAY || this.#closed) return
      this.listener.link('offline')
      this.#retry()
    }
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#greeted = false
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #retry(): void {
    if (this.#closed) return
    this.#cancelRetry?.()
    // Not all at once after a restart of the server.
    const pause = this.#pause * (0.5 + this.world.chance())
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
    this.#cancelRetry = this.world.later(pause, () => {
      this.#cancelRetry = null
      if (!this.#socket) this.#connect()
    })
  }

  #sayHello(): void {
    const { table, token, invitation } = this.ticket
    const hello = {
      type: 'hello' as const,
      table,
      ...(token ? { token } : {}),
      ...(invitation && !token ? { invitation } : {}),
      ...(this.#seen === null ? {} : { seen: this.#seen }),
    }
    this.#awaitsWelcome = true
    this.#socket?.send(JSON.stringify(hello))
    this.#watch()
  }

  #transmit(command: WithId): void {
    this.#socket?.send(JSON.stringify(command))
    this.#watch()
  }

  /** Something is awaited: if nothing at all comes, the line is dead though nobody said so. */
  #watch(): void {
    this.#cancelWatch?.()
    this.#cancelWatch = this.world.later(PATIENCE, () => {
      if (!this.#awaitsWelcome && this.#pending.size === 0) return
      this.lose()
    })
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message)
        break
      case 'told':
        this.#told(message)
        break
      case 'refused':
        if (message.id === null && this.#awaitsWelcome) {
          this.listener.turnedAway(message)
          break
        }
        this.#answered(message.id, message)
        break
      default:
        this.#answered(message.id, message)
    }
  }

  #welcomed(message: Welcome): void {
    const first = !this.#greeted
    this.#greeted = true
    this.#awaitsWelcome = false
    this.#pause = FIRST_PAUSE
    this.seat = message.seat ?? null
    if (message.state) this.#seen = message.state.seq
    this.#cancelWatch?.()
    this.listener.welcome(message)
    this.listener.link('open')
    if (first) for (const { command } of this.#pending.values()) this.#transmit(command)
  }

  #told(message: Told): void {
    // Before the first state there is nothing that an event could follow on.
    if (this.#seen === null) return
    if (message.seq <= this.#seen) return
    if (message.seq !== this.#seen + 1) {
      this.#sayHello()
      return
    }
    this.#seen = message.seq
    this.listener.told(message)
  }

  #answered(id: string | null, answer: Answer): void {
    if (id === null) return
    const waiting = this.#pending.get(id)
    if (!waiting) return
    this.#pending.delete(id)
    if (this.#pending.size === 0) this.#cancelWatch?.()
    waiting.answered(answer)
  }
}

/** The browser's own. */
export function browserWorld(address: string): World {
  return {
    open() {
      const web = new WebSocket(address)
      const socket: Socket = {
        send: (text) => {
          if (web.readyState === WebSocket.OPEN) web.send(text)
        },
        close: () => web.close(),
        onopen: null,
        onmessage: null,
        onclose: null,
      }
      web.onopen = () => socket.onopen?.()
      web.onmessage = (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'string') socket.onmessage?.(event.data)
      }
      web.onclose = (event) => socket.onclose?.(event.code)
      return socket
    },
    later(milliseconds, what) {
      const timer = setTimeout(what, milliseconds)
      return () => clearTimeout(timer)
    },
    newId: () => crypto.randomUUID?.() ?? randomText(16),
    chance: Math.random,
  }
}

/** Random bytes in base64url without padding: ids, tokens, invitations. */
export function randomText(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
