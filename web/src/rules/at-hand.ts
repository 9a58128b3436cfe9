// By which rules something on a page was settled or refused, for the parts that explain it.
import { getContext, setContext } from 'svelte'
import type { Chosen } from './full'

const KEY = Symbol('rules')

/** What is below goes by these rules, once they are known. */
export function haveAtHand(chosen: () => Chosen | undefined): void {
  setContext(KEY, chosen)
}

/** The rules that a part of the page goes by; undefined where it is not said. */
export function atHand(): () => Chosen | undefined {
  return getContext<(() => Chosen | undefined) | undefined>(KEY) ?? (() => undefined)
}
