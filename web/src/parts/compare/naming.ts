// What rule sets are called, and where a record is wrong.
import type { Fault, RulesetUsed } from '../../api'
import type { Words } from '../../words/words'

/** A preset by its name, a house by its own, or by the preset that it has changed. */
export function rulesetName(words: Words, ruleset: RulesetUsed): string {
  const preset = words.say(`web-preset-${ruleset.preset}`)
  if (ruleset.name !== ruleset.preset) return ruleset.name
  const isChanged = Object.keys(ruleset.options ?? {}).length > 0
  return isChanged ? words.say('compare-house-of', { preset }) : preset
}

/** A refusal with its place in the record. */
export function faultTold(words: Words, fault: Fault): string {
  const place = (['line', 'deal', 'trick'] as const)
    .filter((part) => fault[part])
    .map((part) => words.say(`record-at-${part}`, { number: String(fault[part]) }))
    .join(', ')
  const what = words.refusal(fault, (seat) => words.say(`seat-${seat.toLowerCase()}`), false)
  if (!place) return what
  return `${place.charAt(0).toLocaleUpperCase()}${place.slice(1)}${words.say('web-colon')} ${what}`
}
