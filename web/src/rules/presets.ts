// The rule sets by name: known before the server has said anything, for a page to stand at once.
import { words } from '../words/speech.svelte'

export const PRESETS = ['classic', 'ukrainian', 'family', 'encyclopedia', 'academy']

/** What a rule set is called; a house's rules are called as the house calls them. */
export function rulesName(name: string): string {
  return PRESETS.includes(name) ? words().say(`web-preset-${name}`) : name
}
