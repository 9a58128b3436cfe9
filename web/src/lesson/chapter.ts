// A chapter of the lesson as the server tells it, and the table at each of its steps. The game's
// core has worked out all that can happen: here it is only shown.
import { follow } from '../play/following'
import type { ActedEvent, Deal, Own, Refused, Seat, Settled, State, Word } from '../play/protocol'

export interface LessonLink {
  name: string
  steps: number
}

export interface LessonAnswer {
  action: string
  say: string
  params?: Record<string, Word>
  /** What would follow from the action. */
  then?: ActedEvent[]
}

export interface Question {
  answers: Word[]
  right: number
  wrong: string
}

export interface LessonStep {
  say: string
  params?: Record<string, Word>
  /** Clauses, each with the sentence of the rules in full that stands on it. */
  clauses?: { clause: string; rule: string }[]
  /** A new table that the step begins with. */
  lays?: { deal: Deal; own: Own } | null
  told?: ActedEvent[]
  /** What the learner is to do, and what happens thereby. */
  do?: string | null
  done?: ActedEvent | null
  as_good?: string[]
  answers?: LessonAnswer[]
  refusals?: { action: string; refused: Refused }[]
  question?: Question | null
  settled?: Settled | null
  reads?: number | null
}

export interface LessonChapter {
  name: string
  preset: string
  rule: string
  /** Without, there is no pool: it has not been told of yet. */
  stakes: boolean
  amounts: Record<string, number>
  steps: LessonStep[]
}

export const LEARNER: Seat = 'S'

/** The learner may look at his own tricks and the last one, by the rules of the course. */
const READER = { seat: LEARNER, tricksSeen: 'own_and_last' } as const

export function after(state: State, event: ActedEvent): State {
  return follow(state, { type: 'told', seq: state.seq + 1, at: 0, event }, READER)
}

function laid(preset: string, deal: Deal, own: Own): State {
  return {
    seq: 0,
    now: 0,
    stage: 'playing',
    settings: { preset },
    sitters: [],
    match: 1,
    balances: [0, 0, 0, 0],
    pool: 0,
    past: [],
    deal,
    own,
  }
}

/** The tables shown one after another when a step is come to, from the one `before`; the last stays. */
export function tables(chapter: LessonChapter, step: LessonStep, before: State | null): State[] {
  const { lays } = step
  const from = lays ? laid(chapter.preset, lays.deal, lays.own) : before
  if (!from) throw new Error('the chapter begins with no table')
  const shown = lays ? [from] : []
  let state = from
  for (const event of step.told ?? []) shown.push((state = after(state, event)))
  return shown
}

/** The table as it lies at a step, once all before it has happened. */
export function tableAt(chapter: LessonChapter, index: number): State {
  let state: State | null = null
  for (const step of chapter.steps.slice(0, index + 1)) {
    const arrived = step === chapter.steps[index]
    state = tables(chapter, step, state).at(-1) ?? state
    if (!arrived && step.done && state) state = after(state, step.done)
  }
  if (!state) throw new Error('the chapter begins with no table')
  return state
}

/** What is said to something that the learner tries at a step. */
export type Reply =
  | { is: 'right' }
  | { is: 'as-good' }
  | { is: 'refused'; refused: Refused }
  | { is: 'unwise'; answer: LessonAnswer | null }
  | { is: 'not-asked' }

export function replyTo(step: LessonStep, action: string): Reply {
  if (!step.do) return { is: 'not-asked' }
  if (action === step.do) return { is: 'right' }
  if (step.as_good?.includes(action)) return { is: 'as-good' }
  const refusal = step.refusals?.find((one) => one.action === action)
  if (refusal) return { is: 'refused', refused: refusal.refused }
  return { is: 'unwise', answer: step.answers?.find((one) => one.action === action) ?? null }
}
