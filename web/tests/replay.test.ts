import { expect, test } from 'vitest'
import type { OpenDeal } from '../src/api'
import { indexOf, placeOf, positions } from '../src/play/replay'

/** Two tricks of a deal; what it came to is not looked at. */
const deal = {
  hands: { N: ['As', '2h', 'Kd'], E: ['3s', '3h'], S: ['4s', '4h'], W: ['5s', '5h'] },
  talon: ['9d', '8d'],
  events: [
    { did: 'discarded', seat: 'E', card: '3h', drawn: '9d' },
    { did: 'declined', seat: 'S', card: '8d' },
    { did: 'discarded', seat: 'N', card: 'Kd' },
    { did: 'took', seat: 'N', trick: 1, points: 4 },
    { did: 'took', seat: 'N', trick: 2, points: 0 },
  ],
  tricks: [
    { number: 1, leader: 'E', cards: ['3s', '4s', '5s', 'As'], seats: ['E', 'S', 'W', 'N'], taker: 'N' },
    { number: 2, leader: 'N', cards: ['2h', '9d', '4h', '5h'], seats: ['N', 'E', 'S', 'W'], taker: 'W' },
  ],
  standings: [],
} as unknown as OpenDeal

const all = positions({
  ...deal,
  events: [
    ...deal.events.slice(0, 3),
    { did: 'played', seat: 'E', card: '3s', trick: 1 },
    ...deal.events.slice(3),
  ],
})

test('a deal has a position for its start, its exchange, each card and its settlement', () => {
  expect(all.map(placeOf)).toEqual([
    '',
    '#exchange',
    ...[1, 2].flatMap((trick) => [1, 2, 3, 4].map((card) => `#t${trick}c${card}`)),
    '#end',
  ])
})

test('an address leads to its position, and one that names none to the start', () => {
  expect(indexOf(all, '#t2c3')).toBe(8)
  expect(indexOf(all, '#t9c9')).toBe(0)
  expect(indexOf(all, '')).toBe(0)
})

test('cards are where they lay then', () => {
  expect(all[1]).toMatchObject({ party: ['3h', '8d', 'Kd'], talon: [], turn: 'E' })
  expect(all[1]?.hands).toEqual({ N: ['As', '2h'], E: ['3s', '9d'], S: ['4s', '4h'], W: ['5s', '5h'] })
  expect(all[5]).toMatchObject({ turn: 'N', points: { N: 4 }, tricks: { N: 1 } })
  expect(all[5]?.hands.N).toEqual(['2h'])
  expect(all[9]?.hands).toEqual({ N: [], E: [], S: [], W: [] })
  expect(all[0]?.hands.N).toEqual(['As', '2h', 'Kd'])
})
