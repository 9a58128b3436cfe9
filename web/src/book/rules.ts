// Rule sets worked out by the server, kept so that a book can be settled without it.
import { Refusal, settlingHouse, settlingRules } from '../api'
import { read, write } from '../keeping.svelte'
import type { Book } from '../settling/document'
import { Ruleset, type Resolved } from '../settling/ruleset'

const KEY = 'quinola:settling'
/** Of house rules so many are kept, those used last. */
const MOST_HOUSES = 20

type Chosen = Book['ruleset']

interface Kept {
  presets: Record<string, Resolved>
  houses: { key: string; resolved: Resolved }[]
}

const kept = (): Kept => read<Kept>(KEY, { presets: {}, houses: [] })

function keyOf(chosen: Exclude<Chosen, string>): string {
  return JSON.stringify([chosen.preset, chosen.options])
}

function keptFor(chosen: Chosen): Resolved | undefined {
  const { presets, houses } = kept()
  if (typeof chosen === 'string') return presets[chosen]
  return houses.find(({ key }) => key === keyOf(chosen))?.resolved
}

async function asked(chosen: Chosen): Promise<Resolved> {
  if (typeof chosen === 'string') {
    const presets = Object.fromEntries((await settlingRules()).map((one) => [one.name, one]))
    write(KEY, { ...kept(), presets })
    // A preset that there is not: the server has the sentence for it.
    return presets[chosen] ?? settlingHouse(chosen, {})
  }
  const resolved = await settlingHouse(chosen.preset, chosen.options)
  const key = keyOf(chosen)
  const others = kept().houses.filter((house) => house.key !== key)
  write(KEY, { ...kept(), houses: [{ key, resolved }, ...others].slice(0, MOST_HOUSES) })
  return resolved
}

/**
 * A rule set, at once where it is kept; and once more if the server has it otherwise. Throws, when
 * there is none, `Unreachable` or the server's `Refusal`.
 */
export async function follow(chosen: Chosen, told: (ruleset: Ruleset) => void): Promise<void> {
  const before = keptFor(chosen)
  if (before) told(new Ruleset(before))
  try {
    const now = await asked(chosen)
    if (JSON.stringify(now) !== JSON.stringify(before)) told(new Ruleset(now))
  } catch (error) {
    if (!before || error instanceof Refusal) throw error
  }
}

/** Have all presets at hand, for when there is no connection. */
export async function keepPresets(): Promise<void> {
  await asked('classic').catch(() => undefined)
}
