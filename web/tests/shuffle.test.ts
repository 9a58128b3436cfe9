import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Proof } from '../src/play/protocol'
import { checkShuffle } from '../src/play/shuffle'

const page = readFileSync(new URL('../../docs/shuffle.md', import.meta.url), 'utf8')
const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '') as Proof
const protocol = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')
const [, run] = /"proof":\s*(\{[\s\S]*?"talon": \[[^\]]*\]\})/.exec(protocol) ?? []

test('the example of docs/shuffle.md holds', () => {
  expect(checkShuffle(example, example.commitment)).toBe('holds')
})

test('so does the deal of docs/protocol.md', () => {
  expect(checkShuffle(JSON.parse(run ?? '') as Proof, null)).toBe('untold')
})

test('another seed is not the one committed to', () => {
  const seed = `ff${example.seed.slice(2)}`
  expect(checkShuffle({ ...example, seed }, example.commitment)).toBe('commitment')
})

test.each<[string, Partial<Proof>]>([
  ['pack', { pack: [...example.pack.slice(1), example.pack[0] as string] }],
  ['talon', { talon: [...example.talon].reverse() }],
  ['hands', { hands: { ...example.hands, N: example.hands.E, E: example.hands.N } }],
  ['dealer', { dealer: 'W' }],
])('cards that do not follow from the seed are found: %s', (_, change) => {
  expect(checkShuffle({ ...example, ...change }, null)).toBe('differs')
})

test('a commitment other than the one told before the deal is found', () => {
  expect(checkShuffle(example, '0'.repeat(64))).toBe('changed')
})
