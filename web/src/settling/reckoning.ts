// A noted deal settled; or, as long as something is lacking, what is to be asked next, as in
// quinola.bookkeeping.reckoning.
import { contradictions, type Contradiction } from './contradictions'
import { Unanswered, type Notes } from './notes'
import type { AnyQuestion } from './question'
import { settle, type Settlement } from './settle'

/** How far a noted deal has come. */
export interface Reckoning {
  /** The questions that matter by what is noted so far, in order. */
  asked: readonly AnyQuestion[]
  /** The last of them, if it is not answered yet: then there is no settlement. */
  missing: AnyQuestion | null
  contradictions: readonly Contradiction[]
  /** None is made while the answers contradict each other. */
  settlement: Settlement | null
}

/** Settle what is noted, asking for no more than that takes. */
export function reckon(notes: Notes, pool: number, drawnBefore: boolean): Reckoning {
  let missing: AnyQuestion | null = null
  let settlement: Settlement | null = null
  try {
    settlement = settle(notes, notes.ruleset, pool, drawnBefore)
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    missing = error.question
  }
  const against = contradictions(notes)
  return {
    asked: [...notes.asked],
    missing,
    contradictions: against,
    settlement: against.length > 0 ? null : settlement,
  }
}
