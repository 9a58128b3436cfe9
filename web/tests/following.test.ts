import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ahead, follow, type TricksSeen } from '../src/play/following'
import type { Seat, State, Told } from '../src/play/protocol'

interface Session {
  seat: Seat | null
  state: State
  rules: TricksSeen
  steps: { told: Told[]; state: State }[]
}

// Written by tests/session.py with the program's own live table; QUINOLA_SESSIONS names other ones.
const file = process.env.QUINOLA_SESSIONS
const sessions = JSON.parse(
  file
    ? readFileSync(file, 'utf8')
    : gunzipSync(readFileSync(new URL('sessions.json.gz', import.meta.url))).toString('utf8'),
) as Session[]

/** What holds its default is not sent, so nothing, null, false and an empty list are the same. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value)
    .map(([key, part]) => [key, plain(part)] as const)
    .filter(
      ([, part]) =>
        part !== undefined &&
        part !== null &&
        part !== false &&
        !(Array.isArray(part) && part.length === 0),
    )
  return Object.fromEntries(kept)
}

function comparable(state: State): unknown {
  const { now: _, ...rest } = state
  const own = rest.own && {
    ...rest.own,
    hand: [...rest.own.hand].sort(),
    choice: rest.own.choice && {
      cards: [...(rest.own.choice.cards ?? [])].sort(),
      others: rest.own.choice.others,
    },
  }
  // One's own exchange is told with its cards, and in a state stands beside the public events. A
  // trick that nobody has led to is there or not.
  const deal = rest.deal && {
    ...rest.deal,
    events: rest.deal.events.map(({ did, seat, ...more }) =>
      did === 'discarded' || did === 'declined' ? { did, seat } : { did, seat, ...more },
    ),
    trick: rest.deal.trick?.cards.length ? rest.deal.trick : null,
  }
  // Between deals the server has none; the client keeps the last for its last trick to be seen.
  if (state.stage !== 'playing') return plain({ ...rest, own: null, deal: null, dealer: null })
  return plain({ ...rest, own, deal })
}

describe('a state that is followed is the one the server would send', () => {
  sessions.forEach((session, index) => {
    test(`session ${index}, ${session.seat ?? 'spectators'}`, () => {
      let state = session.state
      for (const step of session.steps) {
        for (const told of step.told) {
          state = follow(state, told, { seat: session.seat, tricksSeen: session.rules })
        }
        expect(comparable(state)).toEqual(comparable(step.state))
      }
    })
  })
})

describe('what one does is shown before it is answered', () => {
  const session = sessions.find((one) => one.seat && one.steps.some((step) => step.state.own?.choice?.cards))
  const state = session?.steps.find((step) => step.state.own?.choice?.cards)?.state as State
  const seat = session?.seat as Seat
  const card = state.own?.choice?.cards?.[0] as string

  test('a card leaves the hand, and nothing more can be chosen', () => {
    const after = ahead(state, `play ${card}`, seat)
    expect(after.own?.hand).toEqual(state.own?.hand.filter((held) => held !== card))
    expect(after.own?.choice).toBeNull()
    expect(after.deal?.trick?.cards.at(-1)).toBe(card)
  })

  test('and the state before it is as it was, to roll back to', () => {
    const before = JSON.stringify(state)
    ahead(state, `play ${card}`, seat)
    ahead(state, `discard ${card}`, seat)
    expect(JSON.stringify(state)).toBe(before)
  })
})
