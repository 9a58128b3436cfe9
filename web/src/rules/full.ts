// The rules of a rule set in full, as the server tells them, and their addresses.
import { fullRules, type RulesetUsed } from '../api'
import type { Language } from '../words/words'

/** A rule set: a preset, and the options that a house writes otherwise. */
export interface Chosen {
  preset: string
  options?: Record<string, unknown>
  /** What a house calls its rules. */
  house?: string | null
  /** The address has options that cannot be read; they are left out. */
  isPartly?: boolean
}

export interface FullRule {
  id: string
  text: string
  clauses: string[]
  options: string[]
  reasons: string[]
}

export interface FullRules {
  preset: string
  sections: { id: string; title: string; rules: FullRule[] }[]
  heading: string[]
  payments: { cells: string[]; rule: string }[]
}

const asked = new Map<string, Promise<FullRules>>()

/** Told once for each rule set and language; asked again when that went wrong. */
export function inFull(chosen: Chosen, language: Language): Promise<FullRules> {
  const options = JSON.stringify(chosen.options ?? {})
  const key = `${language} ${chosen.preset} ${options}`
  const before = asked.get(key)
  if (before) return before
  const told = fullRules(chosen.preset, options, language)
  asked.set(key, told)
  told.catch(() => asked.delete(key))
  return told
}

/** The ids of the rules that a house has otherwise than the rule set on which it stands. */
async function changedIn(chosen: Chosen, language: Language): Promise<Set<string>> {
  const [own, base] = await Promise.all([
    inFull(chosen, language),
    inFull({ preset: chosen.preset }, language),
  ])
  const before = new Map(rulesIn(base).map((rule) => [rule.id, rule.text]))
  return new Set(rulesIn(own).filter(({ id, text }) => before.get(id) !== text).map(({ id }) => id))
}

/** A rule set in full, and the ids of the rules that the house has changed. */
export async function inFullWithChanges(chosen: Chosen, language: Language) {
  const [full, changed] = await Promise.all([inFull(chosen, language), changedIn(chosen, language)])
  return { full, changed }
}

/** All rules of a rule set, one after the other. */
export function rulesIn(full: FullRules): FullRule[] {
  return full.sections.flatMap((section) => section.rules)
}

/** Every payment as a table, each leading to its rule on the same page. */
export function paymentsOf({ heading, payments }: FullRules) {
  return {
    heading,
    rows: payments.map(({ cells }) => cells),
    links: payments.map(({ rule }) => `#${rule}`),
  }
}

/** The rule that a payment or a refusal goes by. */
export function ruleFor(full: FullRules, reason: string): FullRule | undefined {
  return rulesIn(full).find((rule) => rule.reasons.includes(reason))
}

/** The first rule that goes by an option. */
export function ruleBy(full: FullRules, option: string): FullRule | undefined {
  return rulesIn(full).find((rule) => rule.options.includes(option))
}

/** The rule set of a match or a deal. */
export function chosenOf({ preset, options, name }: RulesetUsed): Chosen {
  return { preset, ...(options ? { options } : {}), ...(name === preset ? {} : { house: name }) }
}

function queryOf({ options = {}, house }: Chosen): string {
  const query = new URLSearchParams()
  if (Object.keys(options).length > 0) query.set('options', JSON.stringify(options))
  if (house) query.set('house', house)
  return query.size > 0 ? `?${query}` : ''
}

/** Where a rule set can be read. */
export const addressOf = (chosen: Chosen) => `/rules/${chosen.preset}${queryOf(chosen)}`

/** Where its booklet is. */
export const bookletOf = (chosen: Chosen) => `/rules/${chosen.preset}/booklet${queryOf(chosen)}`

/** The rule set of such an address. */
export function chosenAt(preset: string, query: string): Chosen {
  const asked = new URLSearchParams(query)
  const house = asked.get('house')?.trim()
  const options = parsed(asked.get('options') ?? '{}')
  return {
    preset,
    ...(options ? { options } : { isPartly: true }),
    ...(house ? { house } : {}),
  }
}

/** Options as the address has them; null if they cannot be read. */
function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
