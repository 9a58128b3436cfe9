// A chapter as it is learnt: at which step one is, what lies on the table, what has been replied.
import type { State, Trick } from '../play/protocol'
import { after, replyTo, tableAt, tables, type LessonChapter, type LessonAnswer, type Reply } from './chapter'

/** What the teacher adds to his words: about something tried, or an answer. */
export type Remark =
  | Exclude<Reply, { is: 'right' }>
  | { is: 'wrong'; say: string }
  | { is: 'not-now' }

/** Milliseconds that a card and a whole trick lie before the next thing happens. */
const HOLD = { card: 420, trick: 1150 }
/** More than this at once is no play to watch. */
const MOST = 10

export interface Clock {
  later: (milliseconds: number, then: () => void) => () => void
  /** By how much to multiply each wait: 0 for all at once. */
  pace: () => number
}

export class Lesson {
  index = $state(0)
  table = $state.raw<State>() as State
  /** The trick just taken, until the next card lies. */
  lying = $state.raw<Trick | null>(null)
  remark = $state.raw<Remark | null>(null)
  /** Something unwise that was played on to see what comes of it. */
  tried = $state.raw<LessonAnswer | null>(null)
  /** The last action tried that was not the one wanted. */
  lastTried = $state<string | null>(null)
  /** Whether cards are being played that the teacher waits for. */
  isMoving = $state(false)
  /** The furthest step seen: up to there nothing need be done again. */
  reached = $state(0)

  #waiting: State[] = []
  #arrive: () => void = () => undefined
  #cancel: (() => void) | null = null

  constructor(
    readonly chapter: LessonChapter,
    private clock: Clock,
    private keep: (step: number) => void = () => undefined,
    at = 0,
  ) {
    this.go(at)
  }

  get step() {
    return this.chapter.steps[this.index] ?? this.chapter.steps[0]!
  }

  get isLast(): boolean {
    return this.index === this.chapter.steps.length - 1
  }

  /** Whether one may go on without doing or answering anything. */
  get mayGoOn(): boolean {
    if (this.isLast) return false
    return this.index < this.reached || (!this.step.do && !this.step.question)
  }

  /** To a step at once, with all that has happened before it. */
  go(index: number): void {
    this.#stop()
    this.index = Math.max(0, Math.min(index, this.chapter.steps.length - 1))
    this.#show(tableAt(this.chapter, this.index))
    this.#arrived()
  }

  back(): void {
    if (this.tried) this.retry()
    else this.go(this.index - 1)
  }

  next(): void {
    if (this.isMoving) this.hurry()
    else if (this.mayGoOn) this.#goOn()
  }

  /** Take back what was tried. */
  retry(): void {
    this.go(this.index)
  }

  do(action: string): void {
    if (this.isMoving) {
      this.hurry()
      return
    }
    if (this.tried) return
    const reply = replyTo(this.step, action)
    if (reply.is === 'right') {
      this.#goOn()
      return
    }
    this.remark = reply
    this.lastTried = action
    const then = reply.is === 'unwise' ? reply.answer?.then : undefined
    if (reply.is !== 'unwise' || !reply.answer || !then?.length) return
    this.tried = reply.answer
    this.remark = null
    const frames: State[] = []
    let state = this.table
    for (const event of then) frames.push((state = after(state, event)))
    this.#play(frames, () => (this.remark = reply))
  }

  answer(place: number): void {
    const { question } = this.step
    if (!question || this.isMoving) return
    if (place === question.right) this.#goOn()
    else this.remark = { is: 'wrong', say: question.wrong }
  }

  /** All that is being played, at once. */
  hurry(): void {
    const last = this.#waiting.at(-1)
    this.#stop()
    if (last) this.#show(last)
    this.#arrive()
  }

  stop(): void {
    this.#stop()
  }

  #goOn(): void {
    const { done } = this.step
    const acted = done ? [after(this.table, done)] : []
    const next = this.chapter.steps[this.index + 1]
    if (!next) return
    const frames = [...acted, ...tables(this.chapter, next, acted[0] ?? this.table)]
    this.remark = null
    this.#play(frames, () => {
      this.index += 1
      this.#arrived()
    })
  }

  #arrived(): void {
    this.remark = null
    this.tried = null
    this.reached = Math.max(this.reached, this.index)
    this.keep(this.index)
  }

  #play(frames: State[], arrive: () => void): void {
    this.#waiting = frames
    this.#arrive = () => {
      this.isMoving = false
      this.#arrive = () => undefined
      arrive()
    }
    this.isMoving = true
    if (frames.length > MOST || this.clock.pace() === 0) this.hurry()
    else this.#showNext()
  }

  #showNext(): void {
    const state = this.#waiting.shift()
    if (!state) {
      this.#arrive()
      return
    }
    const tookBefore = this.table.deal?.tricks.length ?? 0
    this.#show(state)
    const took = (state.deal?.tricks.length ?? 0) > tookBefore
    // The last thing lies while the teacher speaks of it.
    const hold = this.#waiting.length > 0 ? (took ? HOLD.trick : HOLD.card) : took ? HOLD.card : 0
    if (hold === 0) this.#showNext()
    else this.#cancel = this.clock.later(hold * this.clock.pace(), () => this.#showNext())
  }

  #show(state: State): void {
    this.table = state
    const { deal } = state
    this.lying = deal && !deal.trick?.cards.length ? (deal.tricks.at(-1) ?? null) : null
  }

  #stop(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#waiting = []
    this.isMoving = false
  }
}
