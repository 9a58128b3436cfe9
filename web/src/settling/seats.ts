// The four seats and how they lie to one another, as in quinola.seats.
import { clockwise, SEATS } from '../play/cards'
import type { Seat } from '../play/protocol'

export type Direction = 'clockwise' | 'counterclockwise'

/** Where a seat lies as the dealer sees it. */
export type Place = 'left' | 'opposite' | 'right' | 'dealer'

const PLACES: readonly Place[] = ['dealer', 'left', 'opposite', 'right']

export function opposite(seat: Seat): Seat {
  return clockwise(seat, 2)
}

/** The next seat in this direction. */
export function after(seat: Seat, direction: Direction): Seat {
  return clockwise(seat, direction === 'clockwise' ? 1 : 3)
}

export function placeOf(seat: Seat, dealer: Seat): Place {
  return PLACES[(SEATS.indexOf(seat) - SEATS.indexOf(dealer) + 4) % 4] as Place
}

/** The three other players, in the order N, E, S, W. */
export function others(seat: Seat): Seat[] {
  return SEATS.filter((other) => other !== seat)
}
