// What there is to read besides the rules, as the server tells it.

export interface ChapterLink {
  id: string
  title: string
  about: string
}

export interface Entry {
  id: string
  text: string
  /** Of a term: what it is called, here and in the other languages. */
  word?: string
  elsewhere?: Record<string, string>
  /** Of a point that the sources leave open, whose `word` is the question: the answer. */
  decision?: string
  /** Of a table: its heading, and what stands below. */
  rows?: string[][]
  /** Whether these are words rather than figures. */
  worded?: boolean
  clauses?: string[]
  links?: { rule: string; preset: string; title: string }[]
}

export interface Chapter extends ChapterLink {
  sections: { id: string; title: string; entries: Entry[] }[]
}
