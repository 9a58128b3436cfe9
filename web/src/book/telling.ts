// What is asked, answered and settled, in words.
import { bySeat, SEATS } from '../play/cards'
import type { BySeat, CardCode } from '../play/protocol'
import type { Written } from '../settling/document'
import type { BookedDeal } from '../settling/evening'
import { MANNERS } from '../settling/facts'
import { ASIDE, type AnyQuestion } from '../settling/question'
import type { Naming, Words } from '../words/words'

export function askedText(question: AnyQuestion, words: Words): string {
  const card = question.card ? words.card(question.card) : ''
  return words.say(`book-ask-${question.topic}`, { card })
}

export interface Choice {
  value: Written
  text: string
}

/** What can be tapped, for the questions that take one of a few answers. */
export function choicesOf(question: AnyQuestion, words: Words, naming: Naming): Choice[] {
  const seats = SEATS.map((seat) => ({ value: seat, text: naming(seat) }))
  switch (question.kind) {
    case 'seat':
      return seats
    case 'seat-or-nobody':
      // First, for it is nearly always nobody.
      return [{ value: null, text: words.say('book-nobody') }, ...seats]
    case 'manner':
      return [...MANNERS, ASIDE].map((how) => ({ value: how, text: words.say(`book-manner-${how}`) }))
    case 'yes-or-no':
      return [
        { value: false, text: words.say('book-no') },
        { value: true, text: words.say('book-yes') },
      ]
    case 'counts':
    case 'party':
      return []
  }
}

export function answerText(
  question: AnyQuestion,
  answer: Written,
  words: Words,
  naming: Naming,
): string {
  if (question.kind === 'counts') {
    const counts = answer as BySeat
    return SEATS.map((seat) => `${naming(seat)} ${bySeat(counts, seat)}`).join(', ')
  }
  if (question.kind === 'party') {
    return Array.isArray(answer)
      ? words.cards(answer as CardCode[])
      : words.say('evening-worth-points', { worth: Number(answer) })
  }
  return choicesOf(question, words, naming).find(({ value }) => value === answer)?.text ?? ''
}

/** What everybody has won or lost: `Anna +12, Boris −3 …`. */
export function netText(net: BySeat, words: Words, naming: Naming): string {
  return SEATS.map((seat) => `${naming(seat)} ${words.signed(bySeat(net, seat))}`).join(', ')
}

/** What was noted of a whole deal: `Points of each? Anna 20, Boris 0 …`. Of cards payments tell. */
export function notedText(deal: BookedDeal, words: Words, naming: Naming): string {
  const asked = deal.reckoning?.asked.filter(({ card }) => !card) ?? []
  return asked
    .map((question) =>
      words.say('evening-noted', {
        question: askedText(question, words),
        answer: answerText(question, deal.noted.answers[question.id] ?? null, words, naming),
      }),
    )
    .join(' · ')
}

/** What has come of a deal, in a heading. */
export function stateText(deal: BookedDeal, words: Words): string {
  return words.say(deal.noted.void ? 'evening-voided' : 'evening-settled', { number: deal.number })
}
