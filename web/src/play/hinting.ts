// A hint's reason as one sentence, as `quinola.analysis.telling` says it.
import type { Words } from '../words/words'
import type { HintReason } from './protocol'

/** `7♣`, or what else one may do. */
export function spokenAction(words: Words, action: string): string {
  const [verb, card] = action.split(' ')
  return card ? words.card(card) : words.say(`choice-${verb}`)
}

export function hintSentence(words: Words, reason: HintReason): string {
  const params = {
    best: spokenAction(words, reason.best),
    even: (reason.even ?? []).map((action) => spokenAction(words, action)).join(', '),
    other: reason.other ? spokenAction(words, reason.other) : '',
    card: reason.card ? words.card(reason.card) : '',
    suit: reason.suit ? words.suit(reason.suit) : '',
    factor: reason.factor ?? 'none',
    gain: reason.gain ?? 'party',
    fiches: new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(
      reason.fiches ?? 0,
    ),
    now: reason.now ?? 0,
    then: reason.then ?? 0,
  }
  if (reason.verdict !== 'better') return words.say(`reason-${reason.verdict}`, params)
  const fact = words.say(`fact-${reason.fact ?? 'none'}`, params)
  const gained = words.say(`gain-${params.gain}`, params)
  return words.say('reason-better', { fact, gained })
}
