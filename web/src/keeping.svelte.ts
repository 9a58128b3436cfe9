// What this browser keeps: the keys of seats, a name, and how its owner likes things shown.

export interface KeptTable {
  table: string
  token: string | null
  invitation: string | null
  /** Its rules, and when it was opened or last sat at: for the list on the start page. */
  preset: string
  at: number
}

export type Pace = 'calm' | 'fast' | 'instant'
export type Colours = 'auto' | 'light' | 'dark'

export interface Liking {
  name: string
  pace: Pace
  colours: Colours
  fourColours: boolean
  chat: boolean
  preset: string
  bots: string
  deals: number
  /** Fiches lost at which a match ends, 0 for no such end. */
  stock: number
}

/** What the browser would not keep: it holds as long as the page does. */
const unkept = new Map<string, unknown>()
const TABLES = 'quinola:tables'
const LIKING = 'quinola:liking'
const BEGIN = 'quinola:begin:'
const MOST_TABLES = 30

const USUAL: Liking = {
  name: '',
  pace: 'calm',
  colours: 'auto',
  fourColours: false,
  chat: true,
  preset: 'classic',
  bots: 'club',
  deals: 8,
  stock: 0,
}

export const liking: Liking = $state({ ...USUAL, ...read<Partial<Liking>>(LIKING, {}) })

export function keepLiking(): void {
  write(LIKING, liking)
}

export function keptTables(): KeptTable[] {
  return read<KeptTable[]>(TABLES, [])
}

export function keptTable(table: string): KeptTable | undefined {
  return keptTables().find((kept) => kept.table === table)
}

/** Written before the seat is asked for, so that no crash can lose its key. */
export function keepTable(kept: KeptTable): void {
  const others = keptTables().filter((other) => other.table !== kept.table)
  write(TABLES, [kept, ...others].slice(0, MOST_TABLES))
}

export function forgetTable(table: string): void {
  write(
    TABLES,
    keptTables().filter((other) => other.table !== table),
  )
}

/** What a table just opened is to begin with, for the page that it is opened on. */
export function markBegin(table: string, what: 'play' | 'sit'): void {
  write(BEGIN + table, what, 'sessionStorage')
}

/** What it was to begin with; told once. */
export function takeBegin(table: string): 'play' | 'sit' | null {
  const what = read<'play' | 'sit' | null>(BEGIN + table, null, 'sessionStorage')
  write(BEGIN + table, null, 'sessionStorage')
  return what
}

type Storage = 'localStorage' | 'sessionStorage'

export function read<T>(key: string, otherwise: T, storage: Storage = 'localStorage'): T {
  if (unkept.has(key)) return unkept.get(key) as T
  try {
    const text = window[storage].getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

/** Whether the browser keeps it. */
export function write(key: string, value: unknown, storage: Storage = 'localStorage'): boolean {
  try {
    window[storage].setItem(key, JSON.stringify(value))
    unkept.delete(key)
    return true
  } catch {
    // Storage is full or forbidden.
    unkept.set(key, $state.snapshot(value))
    return false
  }
}

export function forget(key: string): void {
  unkept.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Then nothing was kept there either.
  }
}
