// What the window is called: in its tab, in the history and by screen readers.
import { words } from './words/speech.svelte'

let shown = $state('')

/** As long as a page is there, the window is called by what it shows. */
export function called(what: () => string): void {
  $effect(() => {
    const mine = what()
    shown = mine
    return () => {
      if (shown === mine) shown = ''
    }
  })
}

/** Keeps the window's title. */
export function callTheWindow(): void {
  $effect(() => {
    const own = words().say('web-title')
    document.title = shown ? `${shown} · ${own}` : own
  })
}
