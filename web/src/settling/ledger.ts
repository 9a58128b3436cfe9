// Who paid whom: transfers between the four players and the pool, as in quinola.ledger.
import { changed, SEATS } from '../play/cards'
import type { BySeat, CardCode, Factor, Payment, Seat } from '../play/protocol'
import type { Ruleset } from './ruleset'

export type Account = Payment['payer']

/** What a transfer may say besides: of which card, and the reason whose clause is cited. */
interface Besides {
  card?: CardCode | null
  cites?: string
}

export const term = (name: string, value: number): Factor => ({ name, value })

/** An account of one deal. Every movement goes through `move`, so the sum never changes. */
export class Ledger {
  net: BySeat = [0, 0, 0, 0]
  readonly transfers: Payment[] = []
  /** Whether the pool was drawn, be it empty. */
  drawn = false

  constructor(
    readonly ruleset: Ruleset,
    readonly dealer: Seat,
    public pool: number,
    /** Who receives nothing: a transfer to one of these is left out. */
    readonly forfeiting: readonly Account[] = [],
  ) {}

  /** Pay the product of the terms, if it is more than 0 and goes to another. */
  move(payer: Account, payee: Account, why: string, terms: Factor[], besides: Besides = {}): void {
    const fiches = terms.reduce((product, { value }) => product * value, 1)
    if (!fiches || payer === payee || this.forfeiting.includes(payee)) return
    const rule = this.ruleset.rule(besides.cites ?? why)
    const card = besides.card ?? null
    this.transfers.push({ payer, payee, fiches, why, rule, factors: terms, card })
    this.#add(payer, -fiches)
    this.#add(payee, fiches)
  }

  #add(account: Account, fiches: number): void {
    if (account === 'pool') this.pool += fiches
    else this.net = changed(this.net, account, (before) => before + fiches)
  }

  /** Give all that is in the pool to one player, unless he receives nothing in this deal. */
  draw(seat: Seat, why: string, card: CardCode | null = null): void {
    if (this.forfeiting.includes(seat)) return
    this.move('pool', seat, why, [term('pool', this.pool)], { card })
    this.drawn = true
    if (this.ruleset.options.refill === 'immediately') this.putInStakes('stake-again')
  }

  putInStakes(why = 'stake'): void {
    const { dealer_stake, stake } = this.ruleset.options
    for (const seat of SEATS) {
      const isDealer = seat === this.dealer
      const amount = isDealer ? term('dealer_stake', dealer_stake) : term('stake', stake)
      this.move(seat, 'pool', why, [amount])
    }
  }
}

/** The pool shared equally at the end, odd fiches one each from the last dealer's left on. */
export function sharedOut(ruleset: Ruleset, dealer: Seat, pool: number): Ledger {
  const ledger = new Ledger(ruleset, dealer, pool)
  const from = SEATS.indexOf(dealer) + 1
  const each = Math.floor(pool / SEATS.length)
  for (const index of SEATS.keys()) {
    const seat = SEATS[(from + index) % SEATS.length] as Seat
    const odd = index < pool % SEATS.length ? 1 : 0
    ledger.move('pool', seat, 'pool-shared', [term('share', each + odd)])
  }
  return ledger
}
