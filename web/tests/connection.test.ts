import { beforeEach, describe, expect, test } from 'vitest'
import { Connection, randomText, type Link, type Socket, type World } from '../src/play/connection'
import type { FromServer, Refused, Told, Welcome } from '../src/play/protocol'

class Line implements Socket {
  sent: Record<string, unknown>[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((text: string) => void) | null = null
  onclose: ((code: number) => void) | null = null

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close() {
    this.closed = true
  }

  says(message: FromServer) {
    this.onmessage?.(JSON.stringify(message))
  }

  breaks(code = 1006) {
    this.onclose?.(code)
  }
}

class Stage implements World {
  lines: Line[] = []
  timers: { at: number; what: () => void }[] = []
  clock = 0
  ids = 0

  open() {
    const line = new Line()
    this.lines.push(line)
    return line
  }

  later(milliseconds: number, what: () => void) {
    const timer = { at: this.clock + milliseconds, what }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
  }

  newId() {
    this.ids += 1
    return `id-${this.ids}`
  }

  chance() {
    return 0.5
  }

  pass(milliseconds: number) {
    this.clock += milliseconds
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= this.clock)
      if (due.length === 0) return
      this.timers = this.timers.filter((timer) => !due.includes(timer))
      for (const timer of due) timer.what()
    }
  }

  get line(): Line {
    return this.lines.at(-1) as Line
  }
}

const welcome = (seq: number | null): Welcome =>
  ({
    type: 'welcome',
    table: 't',
    now: 0,
    seat: 'S',
    ...(seq === null ? {} : { state: { seq } }),
  }) as Welcome

const told = (seq: number): Told =>
  ({ type: 'told', seq, at: 0, event: { kind: 'said', seat: 'N', text: String(seq) } }) as Told

describe('a connection', () => {
  let stage: Stage
  let events: number[]
  let links: Link[]
  let away: Refused[]
  let connection: Connection

  beforeEach(() => {
    stage = new Stage()
    events = []
    links = []
    away = []
    connection = new Connection(
      stage,
      {
        welcome: () => undefined,
        told: (message) => events.push(message.seq),
        link: (link) => links.push(link),
        turnedAway: (refused) => away.push(refused),
      },
      { table: 't', token: 'key', invitation: 'inv' },
    )
    connection.start()
    stage.line.onopen?.()
  })

  test('greets with the key of its seat, and with no invitation then', () => {
    expect(stage.line.sent).toEqual([{ type: 'hello', table: 't', token: 'key' }])
  })

  test('brings each event once, and asks again where one is missing', () => {
    stage.line.says(welcome(5))
    for (const seq of [6, 6, 5, 7]) stage.line.says(told(seq))
    expect(events).toEqual([6, 7])
    stage.line.says(told(9))
    expect(events).toEqual([6, 7])
    expect(stage.line.sent.at(-1)).toMatchObject({ type: 'hello', seen: 7 })
    stage.line.says(welcome(null))
    stage.line.says(told(8))
    stage.line.says(told(9))
    expect(events).toEqual([6, 7, 8, 9])
  })

  test('comes back by itself with what it has seen, waiting longer each time', () => {
    stage.line.says(welcome(5))
    stage.line.says(told(6))
    stage.line.breaks()
    expect(links.at(-1)).toBe('offline')
    stage.pass(399)
    expect(stage.lines).toHaveLength(1)
    stage.pass(2)
    expect(stage.lines).toHaveLength(2)
    stage.line.breaks()
    stage.pass(500)
    expect(stage.lines).toHaveLength(2)
    stage.pass(400)
    expect(stage.lines).toHaveLength(3)
    stage.line.onopen?.()
    expect(stage.line.sent).toEqual([{ type: 'hello', table: 't', token: 'key', seen: 6 }])
  })

  test('sends what was not answered again, under the same id, and answers once', async () => {
    stage.line.says(welcome(5))
    let answers = 0
    const answer = connection.send({ type: 'act', action: 'play 7c', seen: 5 })
    void answer.then(() => (answers += 1))
    const [, first] = stage.line.sent
    stage.line.breaks()
    stage.pass(1000)
    stage.line.onopen?.()
    stage.line.says(welcome(null))
    expect(stage.line.sent.at(-1)).toEqual(first)
    stage.line.says({ type: 'accepted', id: 'id-1', seq: 6, seat: 'S' })
    stage.line.says({ type: 'accepted', id: 'id-1', seq: 6, seat: 'S' })
    expect(await answer).toMatchObject({ type: 'accepted', seq: 6 })
    expect(answers).toBe(1)
    expect(connection.unanswered).toBe(0)
  })

  test('keeps what is sent while there is no line', () => {
    void connection.send({ type: 'ready' })
    expect(stage.line.sent).toHaveLength(1)
    stage.line.says(welcome(5))
    expect(stage.line.sent.at(-1)).toEqual({ type: 'ready', id: 'id-1' })
  })

  test('takes a line that answers nothing for dead', () => {
    stage.line.says(welcome(5))
    void connection.send({ type: 'ready' })
    stage.pass(8001)
    expect(stage.lines[0]?.closed).toBe(true)
    expect(links.at(-1)).toBe('offline')
    stage.pass(1000)
    expect(stage.lines).toHaveLength(2)
  })

  test('does not come back where it was turned away', () => {
    const refused: Refused = { type: 'refused', id: null, reason: 'table-unknown' }
    stage.line.says(refused)
    stage.line.breaks(4403)
    stage.pass(60_000)
    expect(away).toEqual([refused])
    expect(stage.lines).toHaveLength(1)
  })

  test('as somebody else it forgets what it has seen', () => {
    stage.line.says(welcome(5))
    connection.greet({ table: 't', token: null, invitation: 'inv' })
    expect(stage.line.sent.at(-1)).toEqual({ type: 'hello', table: 't', invitation: 'inv' })
  })

  test('is over when it is stopped', () => {
    stage.line.says(welcome(5))
    connection.stop()
    stage.pass(60_000)
    expect(stage.lines).toHaveLength(1)
    expect(stage.lines[0]?.closed).toBe(true)
  })
})

test('keys are 32 random bytes in base64url', () => {
  expect(randomText(32)).toMatch(/^[\w-]{43}$/)
  expect(randomText(32)).not.toBe(randomText(32))
})
