// What a sentence speaks of, as the protocol's refusals have it.
import type { CardCode, Seat, Word } from '../play/protocol'

export const text = (written: string): Word => ({ is_a: 'text', text: written })
export const number = (value: number): Word => ({ is_a: 'number', number: value })
export const ofSeat = (seat: Seat): Word => ({ is_a: 'seat', seat })
export const cardWord = (card: CardCode): Word => ({ is_a: 'card', card })
