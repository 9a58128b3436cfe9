// An evening at a real table: deal after deal settled from the book, pool and balances carried on,
// as in quinola.bookkeeping.evening. A deal that is corrected changes every later one; so all of
// them are worked out anew each time.
import { SEATS } from '../play/cards'
import type { BySeat, Payment, Seat } from '../play/protocol'
import type { Book, NotedDeal } from './document'
import { Ledger, sharedOut } from './ledger'
import { Notes, type Answers } from './notes'
import { QUESTIONS, type AnyQuestion, type Answer } from './question'
import { reckon, type Reckoning } from './reckoning'
import type { Ruleset } from './ruleset'
import { after } from './seats'
import { penalize } from './stakes'

/** A deal of the evening, with what was paid in it, in fiches, and balances and pool after it. */
export interface BookedDeal {
  number: number
  /** Who dealt, and whose turn it was. */
  dealer: Seat
  turn: Seat
  noted: NotedDeal
  /** Null where the deal is void, and where one before it is not settled yet. */
  reckoning: Reckoning | null
  transfers: readonly Payment[]
  net: BySeat
  balances: BySeat
  pool: number
  isSettled: boolean
}

/** All that follows from a book, which holds none but answers that can be read. */
export class Evening {
  balances: BySeat = [0, 0, 0, 0]
  pool: number
  nextDealer: Seat
  readonly deals: BookedDeal[] = []
  /** How the pool was shared out at the end. */
  readonly closing: readonly Payment[]
  #dealer: Seat
  #drawn = false

  constructor(
    readonly book: Book,
    readonly ruleset: Ruleset,
  ) {
    this.pool = book.pool
    this.#dealer = this.nextDealer = book.dealer
    for (const [index, noted] of book.deals.entries()) this.deals.push(this.#book(index + 1, noted))
    const shares = book.shared ? sharedOut(ruleset, this.#dealer, this.pool) : null
    this.closing = shares?.transfers ?? []
    if (shares) this.#carry(shares)
  }

  get isSettled(): boolean {
    return this.deals.every((deal) => deal.isSettled)
  }

  #book(number: number, noted: NotedDeal): BookedDeal {
    const dealer = noted.dealer ?? this.nextDealer
    this.#dealer = dealer
    const wasSettled = this.isSettled
    const deal: BookedDeal = {
      number,
      dealer,
      turn: this.nextDealer,
      noted,
      reckoning: null,
      transfers: [],
      net: [0, 0, 0, 0],
      balances: this.balances,
      pool: this.pool,
      isSettled: wasSettled,
    }
    if (wasSettled && noted.void !== null) {
      const ledger = new Ledger(this.ruleset, dealer, this.pool)
      penalize(ledger, noted.irregularities)
      this.#settle(deal, ledger)
    } else if (wasSettled) {
      const notes = new Notes(this.ruleset, dealer, answersOf(noted), noted.irregularities)
      deal.reckoning = reckon(notes, this.pool, this.#drawn)
      const { settlement } = deal.reckoning
      deal.isSettled = settlement !== null
      if (settlement) {
        this.#drawn = settlement.drawn
        this.#settle(deal, settlement)
      }
    }
    const isDealtAgain = noted.void === 'exposed'
    this.nextDealer = isDealtAgain ? dealer : after(dealer, this.ruleset.options.direction)
    return deal
  }

  #settle(deal: BookedDeal, paid: Pick<BookedDeal, 'transfers' | 'net' | 'pool'>): void {
    this.#carry(paid)
    deal.transfers = paid.transfers
    deal.net = paid.net
    deal.balances = this.balances
    deal.pool = this.pool
  }

  #carry({ net, pool }: Pick<BookedDeal, 'net' | 'pool'>): void {
    this.balances = SEATS.map(
      (_, index) => (this.balances[index] as number) + (net[index] as number),
    ) as BySeat
    this.pool = pool
  }
}

/** The answers of a deal as they are read. */
export function answersOf(noted: NotedDeal): Answers {
  const answers = new Map<AnyQuestion, Answer>()
  for (const [id, written] of Object.entries(noted.answers)) {
    const question = QUESTIONS.get(id)
    if (question) answers.set(question, question.read(written))
  }
  return answers
}
