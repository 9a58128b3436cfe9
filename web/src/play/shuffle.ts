// A published shuffle checked as docs/shuffle.md says. The hashes come from a library: a browser's
// own are only there over a secure connection, and in one room there is none.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { clockwise } from './cards'
import type { CardCode, Proof, Seat } from './protocol'

export type Finding = 'holds' | 'untold' | 'changed' | 'commitment' | 'differs'

/**
 * Whether the cards follow from the seed, and the seed is the one committed to. `told` is the
 * commitment as it was told before the deal, null where this page did not hear of it.
 */
export function checkShuffle(proof: Proof, told: string | null): Finding {
  const committed = sha256(
    utf8ToBytes(`quinola/shuffle/1/commitment\n${proof.deal}\n${proof.seed}`),
  )
  if (bytesToHex(committed) !== proof.commitment) return 'commitment'
  if (told !== null && told !== proof.commitment) return 'changed'
  const pack = shuffled(proof)
  const { hands, talon } = dealt(pack, proof)
  const same =
    pack.join() === proof.pack.join() &&
    talon.join() === proof.talon.join() &&
    (Object.keys(hands) as Seat[]).every((seat) => pbn(hands[seat]) === proof.hands[seat])
  if (!same) return 'differs'
  return told === null ? 'untold' : 'holds'
}

function shuffled(proof: Proof): CardCode[] {
  const numbers = numbersOf(proof.seed)
  const ranks = [...'23456789TJQKA'].filter((rank) => rank !== proof.removed_rank)
  const pack = [...'shdc'].flatMap((suit) => ranks.map((rank) => rank + suit))
  for (let last = pack.length - 1; last >= 1; last--) {
    const other = below(last + 1, numbers)
    const card = pack[last] as CardCode
    pack[last] = pack[other] as CardCode
    pack[other] = card
  }
  return pack
}

/** Numbers of 32 bits without end. */
function* numbersOf(seed: string): Generator<number, never> {
  const key = hexToBytes(seed)
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, key, utf8ToBytes(`quinola/shuffle/1/block\n${block}`))
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at)
  }
}

function below(n: number, numbers: Generator<number, never>): number {
  const fair = 2 ** 32 - (2 ** 32 % n)
  for (;;) {
    const number = numbers.next().value
    if (number < fair) return number % n
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
