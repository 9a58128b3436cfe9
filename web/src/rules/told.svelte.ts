// What the server tells in the reader's language: told anew whenever that, or what is asked, changes.
import { tick } from 'svelte'

export class Told<What> {
  what = $state.raw<What | null>(null)
  failed = $state.raw<unknown>(null)
  #asked = 0

  /** Ask, and show what comes unless something else has been asked for meanwhile. */
  async load(ask: () => Promise<What>): Promise<void> {
    const number = ++this.#asked
    this.failed = null
    try {
      const told = await ask()
      if (number !== this.#asked) return
      const isFirst = this.what === null
      this.what = told
      await tick()
      // Only now is there what the address names after its #.
      if (isFirst) document.getElementById(location.hash.slice(1))?.scrollIntoView()
    } catch (error) {
      if (number === this.#asked) this.failed = error
    }
  }
}
