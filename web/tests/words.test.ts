import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, preferred, sentence, Words, type Language } from '../src/words/words'

const locale = fileURLToPath(new URL('../../src/quinola/locale/', import.meta.url))
const source = fileURLToPath(new URL('../src/', import.meta.url))

const config = (await import('../vite.config')) as { spoken: Record<string, readonly string[]> }
/** The files of all messages that the pages speak from. */
const spoken = Object.values(config.spoken).flat()

function words(language: Language): Words {
  const texts = spoken.map((name) => readFileSync(`${locale}${language}/${name}.ftl`, 'utf8'))
  return new Words(language, texts.join('\n'))
}

/** The names of messages that the pages say, those with a part put in by a pattern. */
function said(): { plain: Set<string>; patterns: RegExp[] } {
  const plain = new Set<string>()
  const patterns: RegExp[] = []
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(svelte|ts)$/.test(file)) continue
    const text = readFileSync(source + file, 'utf8')
    for (const [, id] of text.matchAll(/'((?:web|evening|plain|you|event|pay|term|suit|rank)-[a-z0-9-]+)'/g)) {
      plain.add(id as string)
    }
    for (const [, id] of text.matchAll(/say\(\s*'([a-z-]+)'/g)) plain.add(id as string)
    for (const [, id] of text.matchAll(/say\(\s*`([^`]+)`/g)) {
      patterns.push(new RegExp(`^${(id as string).replace(/\$\{[^}]*\}/g, '[A-Za-z0-9_-]+')}$`))
    }
  }
  return { plain, patterns }
}

function ids(language: Language): string[] {
  return spoken.flatMap((name) =>
    [...readFileSync(`${locale}${language}/${name}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
      ([, id]) => id as string,
    ),
  )
}

describe.each(LANGUAGES)('%s', (language) => {
  const spoken = words(language)
  const { plain, patterns } = said()

  test('says all that the pages say', () => {
    expect([...plain].filter((id) => !spoken.has(id))).toEqual([])
    const all = ids(language)
    expect(patterns.filter((pattern) => !all.some((id) => pattern.test(id)))).toEqual([])
  })

  test('has no word for the pages that they do not say', () => {
    // Refusals of options may be said otherwise than of a file.
    const isRefusal = (id: string) => id.startsWith('web-option-') && spoken.has(id.slice('web-'.length))
    const unsaid = ids(language).filter(
      (id) =>
        /^(web|evening)-/.test(id) &&
        !plain.has(id) &&
        !patterns.some((one) => one.test(id)) &&
        !isRefusal(id),
    )
    expect(unsaid).toEqual([])
  })
})

test.each<[Language, string, string, string]>([
  ['ru', 'Т♠', 'дама червей', '10♦'],
  ['uk', 'Т♠', 'дама чирв', '10♦'],
  ['en', 'A♠', 'queen of hearts', '10♦'],
  ['fr', 'A♠', 'dame de cœur', '10♦'],
])('cards in %s', (language, ace, queen, ten) => {
  const spoken = words(language)
  expect(spoken.card('As')).toBe(`${ace}\uFE0E`)
  expect(spoken.cardName('Qh')).toBe(queen)
  expect(spoken.card('Td')).toBe(`${ten}\uFE0E`)
})

test.each(LANGUAGES)('every card is called otherwise in %s', (language) => {
  const spoken = words(language)
  const cards = [...'shdc'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit))
  expect(new Set(cards.map((card) => spoken.cardName(card))).size).toBe(52)
  expect(spoken.cardName('7h')).not.toContain(spoken.cardName('2h').split(' ')[0])
})

test.each<[Language, string]>([
  ['ru', 'Т К Д В'],
  ['uk', 'Т К Д В'],
  ['en', 'A K Q J'],
  ['fr', 'A R D V'],
])('courts in %s', (language, letters) => {
  const spoken = words(language)
  expect(['As', 'Ks', 'Qs', 'Js'].map((card) => spoken.rank(card)).join(' ')).toBe(letters)
})

test('counts stand in their plural', () => {
  const deals = (language: Language) =>
    [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111].map((count) =>
      words(language).say('web-deals-count', { count }).replace(/^\d+\s/, ''),
    )
  expect(deals('ru').join(' ')).toBe(
    'сдач сдача сдачи сдачи сдач сдач сдач сдач сдача сдачи сдач сдача сдач',
  )
  expect(deals('uk').join(' ')).toBe(
    'роздач роздача роздачі роздачі роздач роздач роздач роздач роздача роздачі роздач роздача роздач',
  )
  expect(deals('en').join(' ')).toBe(`deals deal${' deals'.repeat(11)}`)
  expect(deals('fr').join(' ')).toBe(`donne donne${' donnes'.repeat(11)}`)
})

test('numbers have their sign, and a real minus', () => {
  expect([12, 0, -3].map((fiches) => words('ru').signed(fiches))).toEqual(['+12', '0', '−3'])
})

test('a refusal is said to the one who tried, with names as they are', () => {
  const refused = {
    reason: 'follow-suit',
    params: {
      card: { is_a: 'card', card: '2d' },
      allowed: { is_a: 'cards', cards: ['9c', 'Kc'] },
      seat: { is_a: 'seat', seat: 'S' },
    },
  } as const
  const copied = { reason: refused.reason, params: structuredClone(refused.params) as never }
  expect(words('en').refusal(copied, () => '<b>x</b>')).toBe(
    '2♦\uFE0E does not follow suit. You may play 9♣\uFE0E K♣\uFE0E.',
  )
})

test.each(LANGUAGES)('what the server refuses a page has a sentence in %s', (language) => {
  for (const reason of ['deal-unknown', 'match-unknown', 'table-unknown', 'page-unknown', 'too-many']) {
    expect(words(language).refusal({ reason }, (seat) => seat)).toMatch(/ .*\.$/)
  }
})

test('the language is the first of the browser’s that there is', () => {
  expect(preferred(['de-DE', 'uk-UA', 'ru'])).toBe('uk')
  expect(preferred(['de', 'es'])).toBe('en')
  expect(preferred([])).toBe('en')
})

test('a sentence begins large and ends with a stop', () => {
  expect(sentence('ставка')).toBe('Ставка.')
  expect(sentence('Ждём…')).toBe('Ждём…')
})
