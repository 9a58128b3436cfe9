// What options of the rules are set to, as a reader is told.
import type { OptionValue } from '../api'
import type { Words } from './words'

export function writtenIn(words: Words, value: OptionValue | null | undefined): string {
  if (value === undefined || value === null) return words.say('web-value-none')
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return words.say(value ? 'web-on' : 'web-off')
  if (Array.isArray(value)) {
    return value.map((one) => plainIn(words, one)).join(', ') || words.say('web-value-none')
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([kind, fine]) => `${plainIn(words, kind)} ${writtenIn(words, fine)}`)
    return parts.join(', ') || words.say('web-value-none')
  }
  const stakes = /^(\d+) stakes?$/.exec(value)
  return stakes ? words.say('web-stakes', { count: Number(stakes[1]) }) : plainIn(words, value)
}

/** A word of the rules in the reader's language. */
export function plainIn(words: Words, value: string): string {
  return words.has(`web-set-${value}`) ? words.say(`web-set-${value}`) : value
}
