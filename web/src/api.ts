// The server over HTTP; see docs/server-api.md.
import type { LessonChapter, LessonLink } from './lesson/chapter'
import type { Chapter, ChapterLink } from './rules/chapter'
import type { FullRules } from './rules/full'
import type { Resolved } from './settling/ruleset'
import type {
  BySeat,
  CardCode,
  Payment,
  Refused,
  Seat,
  Settings,
  Settled,
  Standing,
  Trick,
  ActedEvent,
  Verdict,
} from './play/protocol'

export type GameEvent = ActedEvent['did'][number]

export interface About {
  version: string
  levels: string[]
  thinking: boolean
  origin?: string
}

export type OptionValue = string | number | boolean | string[] | Record<string, string | number>

export interface RuleOption {
  name: string
  kind: 'choice' | 'flag' | 'amount' | 'cap' | 'factor' | 'precedence' | 'penalties' | 'kinds'
  in_stakes?: boolean
  values?: string[]
  clauses?: string[]
}

export interface Preset {
  name: string
  sources?: string[]
  written: Record<string, OptionValue>
  fiches?: Record<string, number>
  differs?: string[]
}

export interface Rules {
  presets: Preset[]
  options: RuleOption[]
}

export interface RulesetUsed {
  preset: string
  options?: Record<string, OptionValue>
  name: string
}

export interface OpenDeal {
  deal: string
  match: string
  number: number
  at: number
  ruleset: RulesetUsed
  players: Partial<Record<Seat, string>>
  bots: Seat[]
  before: { balances: BySeat; pool: number }
  hands: Record<Seat, CardCode[]>
  talon: CardCode[]
  events: GameEvent[]
  tricks: Trick[]
  standings: Standing[]
  settled: Settled
  previous?: string | null
  next?: string | null
}

export interface MatchDeal {
  deal: string
  number: number
  at: number
  dealer: Seat
  net: BySeat
  balances: BySeat
  pool: number
  remise: number
  payments: Payment[]
  verdict: Verdict
  helped?: boolean
}

export interface MatchLedger {
  match: string
  number: number
  begun: number
  over: boolean
  ruleset: RulesetUsed
  players: Partial<Record<Seat, string>>
  bots: Seat[]
  deals: MatchDeal[]
  closing?: Payment[]
  final?: { balances: BySeat; pool: number } | null
}

export interface MatchList {
  matches: {
    match: string
    number: number
    begun: number
    over: boolean
    deals: { deal: string; number: number; dealer: Seat; at: number; net: BySeat }[]
  }[]
}

/** What is wrong with a request; of rules, with which option, and what else is wrong there. */
export type Fault = Pick<Refused, 'reason' | 'params'> & {
  option?: string
  further?: Fault[]
  /** Where in a record it is, and the clause that a play there breaks. */
  line?: number
  deal?: number
  trick?: number
  rule?: string
}

/** A rule set as one asks for it. */
export interface HouseRules {
  preset: string
  options?: Record<string, OptionValue>
  house?: string
}

/** A rule in words; no text where there is no such rule. */
export interface Said {
  text: string
  clauses: string[]
}

export interface RulesCompared {
  rulesets: RulesetUsed[]
  sections: {
    section: string
    title: string
    rules: { rule: string; options: string[]; said: Said[] }[]
  }[]
  options: Record<string, (OptionValue | null)[]>
}

export interface Change {
  option: string
  was: OptionValue | null
  now: OptionValue | null
  rule: string | null
}

export interface ComparedCell {
  fiches: number
  payments?: Payment[]
  changes?: Change[]
}

export interface ComparedLine {
  payer: Seat | 'pool'
  payee: Seat | 'pool'
  cause: string
  card: CardCode | null
  trick: number | null
  cells: ComparedCell[]
}

export interface ComparedColumn {
  ruleset: RulesetUsed
  own: boolean
  pack_kept: boolean
  before: number
  net: BySeat
  pool: number
  remise: number | null
}

export interface ComparedDeal {
  matches: number
  match: number
  deals: number
  number: number
  dealer: Seat
  void: string | null
  ruleset: RulesetUsed
  players: Partial<Record<Seat, string>>
  bots: Seat[]
  columns: ComparedColumn[]
  left_out: { ruleset: RulesetUsed; fault: Fault }[]
  lines: ComparedLine[]
  sentences: Record<string, Said[]>
}

/** A finished deal, or one of a record's. */
export type DealMeant = { deal: string } | { record: string; match: number; number: number }

/** The server would not; it says why as the protocol's refusals do. */
export class Refusal extends Error {
  constructor(
    readonly refused: Fault,
    readonly status: number,
  ) {
    super(refused.reason)
  }
}

/** Nothing came back, or nothing that could be read. */
export class Unreachable extends Error {}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await reach(path, init)
  return (await response.json()) as T
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, { credentials: 'omit', ...init })
  } catch {
    throw new Unreachable(path)
  }
  if (response.ok) return response
  try {
    const refused = (await response.json()) as Refusal['refused']
    if (typeof refused.reason === 'string') throw new Refusal(refused, response.status)
  } catch (error) {
    if (error instanceof Refusal) throw error
  }
  throw new Unreachable(`${path}: ${response.status}`)
}

function posted(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}

let rulesAsked: Promise<Rules> | null = null

/** The rule sets, fetched once. */
export function rules(): Promise<Rules> {
  rulesAsked ??= ask<Rules>('/api/rules').catch((error: unknown) => {
    rulesAsked = null
    throw error
  })
  return rulesAsked
}

export const about = () => ask<About>('/api/about')

export const checkRules = (preset: string, options: Record<string, OptionValue>, house?: string) =>
  ask<Preset>('/api/rules/check', posted({ preset, options, ...(house ? { house } : {}) }))

export const settlingRules = () => ask<Resolved[]>('/api/rules/settling')

export const settlingHouse = (preset: string, options: Record<string, OptionValue>) =>
  ask<Resolved>('/api/rules/settling', posted({ preset, options }))

export const fullRules = (preset: string, options: string, language: string) =>
  ask<FullRules>(`/api/rules/full?${new URLSearchParams({ preset, options, language })}`)

export const chapterList = (language: string) =>
  ask<ChapterLink[]>(`/api/chapters?${new URLSearchParams({ language })}`)

export const chapterTold = (name: string, language: string) =>
  ask<Chapter>(`/api/chapters/${encodeURIComponent(name)}?${new URLSearchParams({ language })}`)

export const compareRules = (rulesets: HouseRules[], language: string) =>
  ask<RulesCompared>('/api/rules/compare', posted({ rulesets, language }))

export const compareDeal = (meant: DealMeant, rulesets: HouseRules[], language: string) =>
  ask<ComparedDeal>('/api/compare', posted({ ...meant, rulesets, language }))

export const openTable = (settings: Settings, invitation: string) =>
  ask<{ table: string; page: string }>('/api/tables', posted({ settings, invitation }))

export const matchesOf = (table: string, key: string | null) =>
  ask<MatchList>(
    `/api/tables/${encodeURIComponent(table)}/matches`,
    key ? { headers: { Authorization: `Bearer ${key}` } } : {},
  )

export const matchLedger = (match: string) =>
  ask<MatchLedger>(`/api/matches/${encodeURIComponent(match)}`)

export const openDeal = (deal: string) => ask<OpenDeal>(`/api/deals/${encodeURIComponent(deal)}`)

export async function qrCode(path: string): Promise<string> {
  const response = await reach('/api/qr', posted({ path }))
  return response.text()
}

export function socketAddress(): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/socket`
}

export const lessonCourse = () => ask<{ chapters: LessonLink[] }>('/api/lesson')

export const lessonChapter = (name: string) =>
  ask<LessonChapter>(`/api/lesson/${encodeURIComponent(name)}`)
