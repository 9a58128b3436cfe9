// The evenings that this browser keeps.
import { forget, read, write } from '../keeping.svelte'
import { randomText } from '../play/connection'
import { bookJson, readBook, type Book } from '../settling/document'

const SHELF = 'quinola:books'
const BOOK = 'quinola:book:'

/** What the shelf says of a book; times in milliseconds. */
export interface Entry {
  id: string
  /** What its keeper calls it, empty if it goes by its date. */
  name: string
  begun: number
  changed: number
  deals: number
}

/** The evenings, the last one first. */
export function shelf(): Entry[] {
  return read<Entry[]>(SHELF, []).sort((one, other) => other.changed - one.changed)
}

export function entryOf(id: string): Entry | undefined {
  return shelf().find((entry) => entry.id === id)
}

/** A book of this browser, undefined if there is none, or none that can be read. */
export function bookOf(id: string): Book | undefined {
  const value = read<unknown>(BOOK + id, null)
  try {
    return value === null ? undefined : readBook(value)
  } catch {
    return undefined
  }
}

export function newEntry(name = ''): Entry {
  const now = Date.now()
  return { id: randomText(9), name, begun: now, changed: now, deals: 0 }
}

/** Whether the browser keeps it. */
export function keep(entry: Entry, book: Book): boolean {
  const now = { ...entry, changed: Date.now(), deals: book.deals.length }
  const others = shelf().filter((other) => other.id !== entry.id)
  // The book first: a shelf that names one which is not there would be worse.
  const kept = [write(BOOK + entry.id, bookJson(book)), write(SHELF, [now, ...others])]
  return kept.every(Boolean)
}

export function remove(id: string): void {
  write(
    SHELF,
    shelf().filter((entry) => entry.id !== id),
  )
  forget(BOOK + id)
}

/** Told when another tab has changed this book. */
export function onChangedElsewhere(id: string, told: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === BOOK + id) told()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
