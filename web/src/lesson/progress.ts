// How far the learner has come, kept by the browser.
import { read, write } from '../keeping.svelte'

interface Progress {
  /** The step at which each chapter was left. */
  at: Record<string, number>
  done: string[]
}

const KEY = 'quinola:lesson'

const kept = (): Progress => ({ at: {}, done: [], ...read<Partial<Progress>>(KEY, {}) })

export function stepOf(chapter: string): number {
  return kept().at[chapter] ?? 0
}

export function isDone(chapter: string): boolean {
  return kept().done.includes(chapter)
}

export function keepStep(chapter: string, step: number, steps: number): void {
  const { at, done } = kept()
  const isEnd = step === steps - 1
  write(KEY, {
    at: { ...at, [chapter]: step },
    done: isEnd && !done.includes(chapter) ? [...done, chapter] : done,
  })
}

/** The chapter to go on with, and whether anything has been learnt yet. */
export function nextOf(chapters: readonly string[]): { chapter: string; begun: boolean } {
  const { at, done } = kept()
  const chapter = chapters.find((name) => !done.includes(name)) ?? chapters[0] ?? ''
  return { chapter, begun: done.length > 0 || Object.keys(at).length > 0 }
}
