// A book while it is kept: what is noted, what follows from it, and what may be taken back.
import { bySeat, SEATS } from '../play/cards'
import type { Seat } from '../play/protocol'
import { emptyDeal, type Book, type NotedDeal, type Written } from '../settling/document'
import { Evening, type BookedDeal } from '../settling/evening'
import type { AnyQuestion } from '../settling/question'
import type { Ruleset } from '../settling/ruleset'
import { follow } from './rules'
import { bookOf, entryOf, keep, onChangedElsewhere, type Entry } from './shelf'

/** What somebody wins in a deal, or has, before a correction and after it. */
export interface Change {
  seat: Seat
  before: number
  after: number
}

export interface Changes {
  deals: { number: number; changes: Change[] }[]
  balances: Change[]
}

/** What was there before something was deleted, and how that is called. */
interface Undo {
  text: string
  book: Book
  open: number
}

export class BookModel {
  entry: Entry = $state.raw() as Entry
  book: Book = $state.raw() as Book
  ruleset: Ruleset | null = $state.raw(null)
  /** Why the rules could not be had. */
  failed: unknown = $state.raw(null)
  /** The deal whose answers are shown, from 0. */
  open = $state(0)
  undo: Undo | null = $state.raw(null)
  isKept = $state(true)
  /** What the last correction has changed, until it is read. */
  changes: Changes | null = $state.raw(null)
  /** The evening as it was before an earlier deal was opened to correct it. */
  #before: Evening | null = $state.raw(null)

  readonly evening = $derived(this.ruleset && new Evening(this.book, this.ruleset))
  readonly deal: BookedDeal | null = $derived(this.evening?.deals[this.open] ?? null)
  constructor(entry: Entry, book: Book) {
    this.entry = entry
    this.book = book
    this.open = Math.max(0, book.deals.length - 1)
  }

  /** The book of this browser with that id. */
  static open(id: string): BookModel | null {
    const [entry, book] = [entryOf(id), bookOf(id)]
    return entry && book ? new BookModel(entry, book) : null
  }

  /** Get its rules; and follow what another tab writes, until the answer is called. */
  follow(): () => void {
    void this.loadRules()
    return onChangedElsewhere(this.entry.id, () => {
      const book = bookOf(this.entry.id)
      if (!book) return
      this.#before = null
      this.book = book
      this.open = Math.min(this.open, Math.max(0, book.deals.length - 1))
    })
  }

  async loadRules(): Promise<void> {
    const chosen = this.book.ruleset
    this.failed = null
    try {
      await follow(chosen, (ruleset) => {
        // By now others may have been chosen.
        if (this.book.ruleset === chosen) this.ruleset = ruleset
      })
    } catch (error) {
      this.failed = error
    }
  }

  write(book: Book): void {
    this.book = book
    this.isKept = keep(this.entry, book)
  }

  rename(name: string): void {
    this.entry = { ...this.entry, name }
    this.isKept = keep(this.entry, this.book)
  }

  /** The deal that is open, noted otherwise. */
  note(change: Partial<NotedDeal>): void {
    this.undo = null
    const deals = [...this.book.deals]
    deals[this.open] = { ...this.#noted, ...change }
    this.write({ ...this.book, deals })
  }

  answer(question: AnyQuestion, answer: Written): void {
    this.note({ answers: { ...this.#noted.answers, [question.id]: answer } })
  }

  get #noted(): NotedDeal {
    return this.book.deals[this.open] ?? emptyDeal()
  }

  next(): void {
    this.undo = null
    this.write({ ...this.book, deals: [...this.book.deals, emptyDeal()] })
    this.show(this.book.deals.length - 1)
  }

  /** Open a deal; an earlier one, to correct it. */
  show(index: number): void {
    this.#closeCorrection()
    this.#before = index < this.book.deals.length - 1 ? this.evening : null
    this.open = index
  }

  /** What the correction of the open deal has changed is told, if there was one. */
  #closeCorrection(): void {
    const [before, now] = [this.#before, this.evening]
    if (before && now && before.book !== now.book) {
      this.changes = compared(before, now, this.open)
    }
    this.#before = null
  }

  deleteDeal(text: string): void {
    this.undo = { text, book: this.book, open: this.open }
    this.#before = null
    const deals = this.book.deals.filter((_, index) => index !== this.open)
    this.write({ ...this.book, deals: deals.length > 0 ? deals : [emptyDeal()] })
    this.open = Math.min(this.open, this.book.deals.length - 1)
  }

  takeBack(): void {
    if (!this.undo) return
    this.write(this.undo.book)
    this.open = this.undo.open
    this.undo = null
  }

  /** Whether nothing is open but a deal that was not begun. */
  get canEnd(): boolean {
    return this.#begun.length < this.book.deals.length || this.evening?.isSettled === true
  }

  /** The deals without a last one of which nothing is noted. */
  get #begun(): NotedDeal[] {
    const { deals } = this.book
    const last = deals.at(-1)
    const isBegun =
      last && (last.void || last.irregularities.length || Object.keys(last.answers).length)
    return isBegun ? deals : deals.slice(0, -1)
  }

  /** Share out the pool: the evening is over, and a deal that was not begun never was. */
  end(): void {
    this.write({ ...this.book, deals: this.#begun, shared: true })
    this.show(Math.max(0, this.book.deals.length - 1))
  }

  playOn(): void {
    this.write({ ...this.book, shared: false })
    this.next()
  }
}

/** What stands otherwise now in the other deals, and in the balances at the end. */
function compared(before: Evening, now: Evening, corrected: number): Changes {
  const deals = now.deals
    .filter(({ number }) => number !== corrected + 1)
    .map(({ number, net }) => ({
      number,
      changes: changed(before.deals[number - 1]?.net ?? net, net),
    }))
    .filter(({ changes }) => changes.length > 0)
  return { deals, balances: changed(before.balances, now.balances) }
}

function changed(before: BookedDeal['net'], after: BookedDeal['net']): Change[] {
  return SEATS.map((seat) => ({
    seat,
    before: bySeat(before, seat),
    after: bySeat(after, seat),
  })).filter((change) => change.before !== change.after)
}
