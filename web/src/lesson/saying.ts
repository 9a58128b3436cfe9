// The teacher's words: his messages, given what they speak of.
import type { Seat, Word } from '../play/protocol'
import type { Params, Words } from '../words/words'
import { LEARNER, type LessonChapter } from './chapter'

/** Players are called by their places, as the teacher calls them. */
export function seatName(words: Words, seat: Seat): string {
  return seat === LEARNER ? words.say('web-you') : words.say(`lesson-seat-${seat.toLowerCase()}`)
}

/** A fact, as it is said alone. */
export function told(words: Words, word: Word): string | number {
  switch (word.is_a) {
    case 'seat':
      return word.seat ? seatName(words, word.seat) : ''
    case 'card':
      return word.card ? words.card(word.card) : ''
    case 'cards':
      return words.cards(word.cards ?? [])
    case 'number':
      return word.number ?? 0
    default:
      return word.text ?? ''
  }
}

/** What a message is given: the amounts of the rules and the facts of its step, also counted out. */
export function given(words: Words, chapter: LessonChapter, facts: Record<string, Word> = {}): Params {
  const params: Params = { ...chapter.amounts }
  for (const [name, word] of Object.entries(facts)) params[name] = told(words, word)
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'number') continue
    params[`${name}_fiches`] = words.say('lesson-fiches', { count: value })
    params[`${name}_points`] = words.say('points', { count: value })
  }
  return params
}
