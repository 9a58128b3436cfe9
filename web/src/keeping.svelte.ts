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

const TABLES = 'quinola:tables'
const LIKING = 'quinola:liking'
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

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: what is on the page works all the same.
  }
}
