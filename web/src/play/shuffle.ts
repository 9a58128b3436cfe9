// A published shuffle checked as docs/shuffle.md says, by the browser's own cryptography.
import { clockwise } from './cards'
import type { CardCode, Proof, Seat } from './protocol'

export type Finding = 'holds' | 'commitment' | 'differs' | 'cannot'

const text = new TextEncoder()

export async function checkShuffle(proof: Proof): Promise<Finding> {
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return 'cannot'
  const committed = await subtle.digest(
    'SHA-256',
    text.encode(`quinola/shuffle/1/commitment\n${proof.deal}\n${proof.seed}`),
  )
  if (hex(committed) !== proof.commitment) return 'commitment'
  const pack = await shuffled(proof)
  const { hands, talon } = dealt(pack, proof)
  const same =
    pack.join() === proof.pack.join() &&
    talon.join() === proof.talon.join() &&
    (Object.keys(hands) as Seat[]).every((seat) => pbn(hands[seat]) === proof.hands[seat])
  return same ? 'holds' : 'differs'
}

async function shuffled(proof: Proof): Promise<CardCode[]> {
  const numbers = await numbersOf(proof.seed)
  const ranks = [...'23456789TJQKA'].filter((rank) => rank !== proof.removed_rank)
  const pack = [...'shdc'].flatMap((suit) => ranks.map((rank) => rank + suit))
  for (let last = pack.length - 1; last >= 1; last--) {
    const other = await numbers.below(last + 1)
    const card = pack[last] as CardCode
    pack[last] = pack[other] as CardCode
    pack[other] = card
  }
  return pack
}

async function numbersOf(seed: string) {
  const { subtle } = globalThis.crypto
  const key = await subtle.importKey(
    'raw',
    Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16)),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  let block = 0
  let waiting: number[] = []

  async function next(): Promise<number> {
    if (waiting.length === 0) {
      const bytes = await subtle.sign('HMAC', key, text.encode(`quinola/shuffle/1/block\n${block}`))
      block += 1
      const view = new DataView(bytes)
      waiting = Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4))
    }
    return waiting.shift() as number
  }

  return {
    async below(n: number): Promise<number> {
      const fair = 2 ** 32 - (2 ** 32 % n)
      for (;;) {
        const number = await next()
        if (number < fair) return number % n
      }
    },
  }
}

function dealt(pack: readonly CardCode[], { dealer, direction }: Proof) {
  const way = direction === 'clockwise' ? 1 : 3
  const hands: Record<Seat, CardCode[]> = { N: [], E: [], S: [], W: [] }
  let place = 0
  for (const packet of [3, 4, 4]) {
    for (const step of [1, 2, 3, 4]) {
      const seat = clockwise(dealer, way * step)
      const count = seat === dealer ? 4 : packet
      hands[seat].push(...pack.slice(place, place + count))
      place += count
    }
  }
  return { hands, talon: pack.slice(place) }
}

function pbn(hand: readonly CardCode[]): string {
  return [...'shdc']
    .map((suit) =>
      [...'AKQJT98765432'].filter((rank) => hand.includes(rank + suit)).join(''),
    )
    .join('.')
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
