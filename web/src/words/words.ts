// The program's words in one language: its Fluent files, given what they speak of.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { rankOf, suitOf, type SuitCode } from '../play/cards'
import type { CardCode, Payment, Refused, Seat, Word } from '../play/protocol'

export const LANGUAGES = ['ru', 'uk', 'en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  ru: 'Русский',
  uk: 'Українська',
  en: 'English',
  fr: 'Français',
}

const GLYPHS: Record<SuitCode, string> = { s: '♠', h: '♥', d: '♦', c: '♣' }
const SUIT_NAMES: Record<SuitCode, string> = {
  s: 'spades',
  h: 'hearts',
  d: 'diamonds',
  c: 'clubs',
}
const COURT: Record<string, string> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' }

export type Params = Record<string, FluentVariable>

/** How a player is called by those who read this page. */
export type Naming = (seat: Seat) => string

export class Words {
  readonly #bundle: FluentBundle
  readonly #signed: Intl.NumberFormat
  readonly #date: Intl.DateTimeFormat
  readonly #day: Intl.DateTimeFormat

  constructor(
    readonly language: Language,
    ...texts: string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) {
      const errors = this.#bundle.addResource(new FluentResource(text))
      if (errors.length > 0) throw errors[0]
    }
    this.#signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
    this.#date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    this.#day = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  say(id: string, params: Params = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value
    if (!pattern) return id
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, params, errors)
    if (errors.length > 0) console.warn(id, errors[0])
    return text
  }

  rank(card: CardCode): string {
    const rank = rankOf(card)
    const court = COURT[rank]
    return court ? this.say(`rank-${court}`) : rank === 'T' ? '10' : rank
  }

  glyph(suit: SuitCode): string {
    return GLYPHS[suit]
  }

  suit(suit: SuitCode): string {
    return this.say(`suit-${SUIT_NAMES[suit]}`)
  }

  /** `Т♠`, as it is written in a line. The variation selector keeps the sign a letter. */
  card(card: CardCode): string {
    return `${this.rank(card)}${GLYPHS[suitOf(card)]}\uFE0E`
  }

  cards(cards: readonly CardCode[]): string {
    return cards.map((card) => this.card(card)).join(' ')
  }

  /** `туз пик`, as it is said aloud. */
  cardName(card: CardCode): string {
    const rank = rankOf(card)
    // Fluent takes the name of a variant that is made of digits for a number.
    return this.say('web-card', { rank: Number(rank) || rank, suit: suitOf(card) })
  }

  account(account: Seat | 'pool', naming: Naming): string {
    return account === 'pool' ? this.say('pool') : naming(account)
  }

  /** `+12`, `−3`, `0`. */
  signed(fiches: number): string {
    return this.#signed.format(fiches).replace('-', '−')
  }

  date(milliseconds: number): string {
    return this.#date.format(milliseconds)
  }

  day(milliseconds: number): string {
    return this.#day.format(milliseconds)
  }

  /** Why a payment is due, without its rule. */
  reason(payment: Payment, naming: Naming): string {
    return this.say(`pay-${payment.why}`, {
      card: payment.card ? this.card(payment.card) : '',
      trick: payment.trick ?? 0,
      payer: this.account(payment.payer, naming),
      payee: this.account(payment.payee, naming),
    })
  }

  /** How an amount comes about: `10 × 2 (визави)`; empty for a plain one. */
  reckoning(payment: Payment): string {
    const [base, ...factors] = payment.factors ?? []
    if (!base || factors.length === 0) return ''
    const parts = factors.map((term) => `${term.value} (${this.say(`term-${term.name}`)})`)
    return [String(base.value), ...parts].join(' × ')
  }

  /** A refusal as said to the one who tried, or to others of him; a sentence. */
  refusal(refused: Pick<Refused, 'reason' | 'params'>, naming: Naming, hasTried = true): string {
    const params: Params = {}
    for (const [name, word] of Object.entries(refused.params ?? {})) {
      params[name] = this.#spoken(word, naming)
    }
    // Some are said otherwise to a player, or on a page.
    const own = [`web-${refused.reason}`, ...(hasTried ? [`you-${refused.reason}`] : [])]
    const ids = own.filter((id) => this.has(id))
    return sentence(this.say(ids[0] ?? refused.reason, params))
  }

  #spoken(word: Word, naming: Naming): FluentVariable {
    switch (word.is_a) {
      case 'card':
        return word.card ? this.card(word.card) : ''
      case 'cards':
        return this.cards(word.cards ?? [])
      case 'seat':
        return word.seat ? naming(word.seat) : ''
      case 'suit':
        return word.suit ? this.suit(word.suit) : ''
      case 'number':
        return word.number ?? 0
      case 'text':
        return word.text ?? ''
      case 'null':
        return 'None'
    }
  }
}

/** With a capital and a full stop. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toLocaleUpperCase() + text.slice(1)
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`
}

/** The language of a browser's list that there is, or English. */
export function preferred(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}
