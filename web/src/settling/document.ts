// A book as it is kept: an evening's deals in JSON, as in quinola.bookkeeping.document. Only answers
// are kept: all sums are worked out anew. docs/book.md describes the format.
import type { OptionValue } from '../api'
import { SEATS } from '../play/cards'
import type { Seat } from '../play/protocol'
import { FAULTS, type Irregularity } from './facts'
import { BookError, QUESTIONS } from './question'
import { number, text } from './words'

export const VOIDS = ['misdeal', 'exposed'] as const
export type Void = (typeof VOIDS)[number]

/** An answer as it is written: a seat, a manner, a number, four of them, cards, yes or no. */
export type Written = string | number | boolean | string[] | number[] | null

/** A preset with options written otherwise. */
export interface HouseRules {
  preset: string
  options: Record<string, OptionValue>
}

export interface NotedDeal {
  /** By the ids of questions. */
  answers: Record<string, Written>
  irregularities: Irregularity[]
  void: Void | null
  /** Only where the turn was broken. */
  dealer: Seat | null
}

export interface Book {
  ruleset: string | HouseRules
  /** Who dealt first. */
  dealer: Seat
  players: Partial<Record<Seat, string>>
  /** What lay in the pool before. */
  pool: number
  deals: NotedDeal[]
  /** Whether the pool was shared out after the last deal. */
  shared: boolean
}

const VERSION = 1
const LONGEST_NAME = 200
const MOST_FICHES = 10 ** 9

export function emptyDeal(): NotedDeal {
  return { answers: {}, irregularities: [], void: null, dealer: null }
}

type Fields = Record<string, unknown>

/** What stands at a place of the document, e.g. `$.deals[0].dealer`, is not what may stand there. */
function wrong(place: string): BookError {
  return new BookError('book-form', { problem: text(place) })
}

function fields(value: unknown, place: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(place)
  const strange = Object.keys(value).find((key) => !known.includes(key))
  if (strange !== undefined) throw wrong(`${place}.${strange.slice(0, 40)}`)
  return value as Fields
}

function list(value: unknown, place: string): unknown[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw wrong(place)
  return value
}

function oneOf<T extends string>(value: unknown, all: readonly T[], place: string): T {
  const found = all.find((one) => one === value)
  if (found === undefined) throw wrong(place)
  return found
}

/** A book from its JSON value. Throws `BookError`, which says where the fault is. */
export function readBook(value: unknown): Book {
  verifyKind(value)
  const book = fields(value, '$', [
    'format',
    'version',
    'ruleset',
    'dealer',
    'players',
    'pool',
    'deals',
    'shared',
  ])
  if (book.format !== 'quinola-book') throw wrong('$.format')
  if (book.version !== VERSION) throw wrong('$.version')
  const { pool = 0, shared = false } = book
  if (typeof pool !== 'number' || !Number.isSafeInteger(pool) || pool < 0 || pool > MOST_FICHES) {
    throw wrong('$.pool')
  }
  if (typeof shared !== 'boolean') throw wrong('$.shared')
  return {
    ruleset: readRuleset(book.ruleset),
    dealer: oneOf(book.dealer, SEATS, '$.dealer'),
    players: readPlayers(book.players ?? {}),
    pool,
    deals: list(book.deals, '$.deals').map(readDeal),
    shared,
  }
}

/** Another kind of file, or a book by a later program, is called by what it is. */
function verifyKind(value: unknown): void {
  const { format, version } = (value ?? {}) as Fields
  if (format === 'quinola-record') throw new BookError('book-is-record', {})
  if (format === 'quinola-book' && Number.isInteger(version) && Number(version) > VERSION) {
    throw new BookError('book-newer', { version: number(Number(version)) })
  }
}

function readRuleset(value: unknown): Book['ruleset'] {
  if (typeof value === 'string') return value
  const { preset, options = {} } = fields(value, '$.ruleset', ['preset', 'options'])
  if (typeof preset !== 'string') throw wrong('$.ruleset.preset')
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw wrong('$.ruleset.options')
  }
  // What an option may be set to, the server says when it works the rules out.
  return { preset, options: options as Record<string, OptionValue> }
}

function readPlayers(value: unknown): Book['players'] {
  const players = fields(value, '$.players', SEATS)
  for (const [seat, name] of Object.entries(players)) {
    if (typeof name !== 'string' || name.length > LONGEST_NAME) throw wrong(`$.players.${seat}`)
  }
  return players as Book['players']
}

function readDeal(value: unknown, index: number): NotedDeal {
  const place = `$.deals[${index}]`
  const deal = fields(value, place, ['answers', 'irregularities', 'void', 'dealer'])
  const { answers = {} } = deal
  const faults = list(deal.irregularities, `${place}.irregularities`)
  return {
    answers: readAnswers(answers, index),
    irregularities: faults.map((fault) => readFault(fault, index)),
    void: deal.void == null ? null : oneOf(deal.void, VOIDS, `${place}.void`),
    dealer: deal.dealer == null ? null : oneOf(deal.dealer, SEATS, `${place}.dealer`),
  }
}

function readAnswers(value: unknown, index: number): NotedDeal['answers'] {
  const place = `$.deals[${index}].answers`
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(place)
  for (const [id, answer] of Object.entries(value)) {
    const question = QUESTIONS.get(id)
    try {
      if (!question) throw new BookError('book-question', { question: text(id.slice(0, 40)) })
      question.read(answer)
    } catch (error) {
      if (error instanceof BookError) error.deal = index + 1
      throw error
    }
  }
  return value as NotedDeal['answers']
}

function readFault(value: unknown, index: number): Irregularity {
  const place = `$.deals[${index}].irregularities`
  const { seat, kind } = fields(value, place, ['seat', 'kind'])
  if (typeof kind !== 'string') throw wrong(place)
  const found = FAULTS.find((fault) => fault === kind)
  if (!found) {
    const allowed = text(FAULTS.join(', '))
    const error = new BookError('book-fault', { kind: text(kind.slice(0, 60)), allowed })
    error.deal = index + 1
    throw error
  }
  return { seat: oneOf(seat, SEATS, `${place}.seat`), kind: found }
}

/** The JSON value of a book, as the program writes it: what is at its default is left out. */
export function bookJson(book: Book): object {
  return {
    format: 'quinola-book',
    version: 1,
    ruleset: book.ruleset,
    dealer: book.dealer,
    ...(Object.keys(book.players).length > 0 ? { players: book.players } : {}),
    ...(book.pool ? { pool: book.pool } : {}),
    ...(book.deals.length > 0 ? { deals: book.deals.map(dealJson) } : {}),
    ...(book.shared ? { shared: true } : {}),
  }
}

function dealJson(deal: NotedDeal): object {
  return {
    ...(Object.keys(deal.answers).length > 0 ? { answers: deal.answers } : {}),
    ...(deal.irregularities.length > 0 ? { irregularities: deal.irregularities } : {}),
    ...(deal.void ? { void: deal.void } : {}),
    ...(deal.dealer ? { dealer: deal.dealer } : {}),
  }
}
