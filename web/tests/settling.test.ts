import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { BySeat, Payment, Seat, Word } from '../src/play/protocol'
import { bookJson, readBook } from '../src/settling/document'
import { Evening, type BookedDeal } from '../src/settling/evening'
import { BookError } from '../src/settling/question'
import type { Reckoning } from '../src/settling/reckoning'
import { Ruleset, type Resolved } from '../src/settling/ruleset'

interface ReckoningTold {
  asked: string[]
  missing: string | null
  contradictions: { reason: string; questions: string[]; params: Record<string, Word> }[]
  drawn: boolean | null
  remise: number | null
  verdict: Record<string, unknown> | null
}

interface DealTold {
  dealer: Seat
  settled: boolean
  reckoning: ReckoningTold | null
  transfers: Payment[]
  net: BySeat
  balances: BySeat
  pool: number
}

interface Sample {
  rulesets: Resolved[]
  evenings: {
    ruleset: number
    book: unknown
    told: { deals: DealTold[]; closing: Payment[]; balances: BySeat; pool: number; next: Seat }
  }[]
  broken: { book: unknown; refused: { reason: string; deal: number | null } | null }[]
}

// Written by tests/bookings.py with the program's own bookkeeper; QUINOLA_BOOKINGS names other ones.
const file = process.env.QUINOLA_BOOKINGS
const sample = JSON.parse(
  file
    ? readFileSync(file, 'utf8')
    : gunzipSync(readFileSync(new URL('bookings.json.gz', import.meta.url))).toString('utf8'),
) as Sample

const plain = (payments: readonly Payment[]) =>
  payments.map(({ payer, payee, fiches, why, rule, factors = [], card = null }) => ({
    payer,
    payee,
    fiches,
    why,
    rule,
    factors,
    card,
  }))

function reckoned(reckoning: Reckoning | null): ReckoningTold | null {
  if (!reckoning) return null
  const { settlement } = reckoning
  return {
    asked: reckoning.asked.map(({ id }) => id),
    missing: reckoning.missing?.id ?? null,
    contradictions: reckoning.contradictions.map(({ reason, questions, params }) => ({
      reason,
      questions: questions.map(({ id }) => id),
      params,
    })),
    drawn: settlement?.drawn ?? null,
    remise: settlement?.remise ?? null,
    verdict: settlement && {
      reversis: settlement.verdict.reversis,
      cancelled: settlement.verdict.cancelled,
      failed: settlement.verdict.espagnoletteFailed,
      undertaker: settlement.verdict.undertaker,
      breaker: settlement.verdict.breaker,
      winner: settlement.verdict.winner,
      loser: settlement.verdict.loser,
    },
  }
}

const settled = (deal: BookedDeal): DealTold => ({
  dealer: deal.dealer,
  settled: deal.isSettled,
  reckoning: reckoned(deal.reckoning),
  transfers: plain(deal.transfers),
  net: deal.net,
  balances: deal.balances,
  pool: deal.pool,
})

const rulesets = sample.rulesets.map((resolved) => new Ruleset(resolved))

function refusalOf(book: unknown): { reason: string; deal: number | null } | null {
  try {
    readBook(book)
  } catch (error) {
    if (!(error instanceof BookError)) throw error
    return { reason: error.reason, deal: error.deal }
  }
  return null
}

describe('a book is settled as the program does it', () => {
  test.for(sample.evenings.map((evening, index) => [index, evening] as const))(
    'evening %i',
    ([, { ruleset, book, told }]) => {
      const evening = new Evening(readBook(book), rulesets[ruleset] as Ruleset)
      expect(evening.deals.map(settled)).toEqual(
        told.deals.map((deal) => ({ ...deal, transfers: plain(deal.transfers) })),
      )
      expect(plain(evening.closing)).toEqual(plain(told.closing))
      expect([evening.balances, evening.pool, evening.nextDealer]).toEqual([
        told.balances,
        told.pool,
        told.next,
      ])
    },
  )

  test('and is written as it was read', () => {
    for (const { book } of sample.evenings) expect(bookJson(readBook(book))).toEqual(book)
  })

  test.for(sample.broken.map((broken, index) => [index, broken] as const))(
    'or refused for the same reason, document %i',
    ([, { book, refused }]) => {
      expect(refusalOf(book), JSON.stringify(book)).toEqual(refused)
    },
  )
})
