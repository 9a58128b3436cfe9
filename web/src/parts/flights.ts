// Cards that move: each is measured before the page changes and after it, and flies the difference.
// Only transform and opacity are animated. Elements say by `data-card` which card they show, by
// `data-from` and `data-to` at which `data-anchor` it comes and goes.

interface Was {
  box: DOMRect
  element: HTMLElement
}

const FLIGHT = 320
const GATHER = 380
const STAGGER = 28
/** This many new cards at once are a deal, and come one after another. */
const DEAL = 8

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden

export class Flights {
  #were = new Map<string, Was>()

  /** Before the page changes. */
  before(root: HTMLElement): void {
    this.#were = new Map()
    if (still()) return
    for (const element of cardsIn(root)) {
      this.#were.set(nameOf(element), { box: element.getBoundingClientRect(), element })
    }
  }

  /** After it has changed. `layer` is where cards fly that are no longer on the table. */
  after(root: HTMLElement, layer: HTMLElement): void {
    if (still()) return
    const now = cardsIn(root)
    const fresh = now.filter((element) => !this.#were.has(nameOf(element)))
    const names = new Set(now.map(nameOf))
    for (const element of now) {
      const was = this.#were.get(nameOf(element))
      if (was) this.#move(element, was.box, 0)
    }
    fresh.forEach((element, index) => {
      const from = anchor(root, element.dataset.from)
      const delay = fresh.length > DEAL ? index * STAGGER : 0
      if (from) this.#move(element, from.getBoundingClientRect(), delay, true)
    })
    for (const [name, was] of this.#were) {
      if (!names.has(name)) this.#leave(root, layer, was)
    }
    this.#were = new Map()
  }

  #move(element: HTMLElement, from: DOMRect, delay: number, fades = false): void {
    const to = element.getBoundingClientRect()
    const x = from.left + from.width / 2 - (to.left + to.width / 2)
    const y = from.top + from.height / 2 - (to.top + to.height / 2)
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return
    const scale = fades ? 0.6 : from.width / (to.width || 1)
    const own = getComputedStyle(element).transform
    const base = own === 'none' ? '' : own
    element.animate(
      [
        {
          transform: `translate(${x}px, ${y}px) ${base} scale(${scale})`,
          ...(fades ? { opacity: 0 } : {}),
        },
        { transform: base || 'none', ...(fades ? { opacity: 1 } : {}) },
      ],
      { duration: FLIGHT, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' },
    )
  }

  #leave(root: HTMLElement, layer: HTMLElement, was: Was): void {
    const to = anchor(root, was.element.dataset.to)?.getBoundingClientRect()
    if (!to) return
    const { box, element } = was
    const ghost = element.cloneNode(true) as HTMLElement
    ghost.removeAttribute('data-card')
    ghost.setAttribute('aria-hidden', 'true')
    for (const [property, value] of Object.entries({
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      margin: '0',
      translate: 'none',
      transform: 'none',
    })) {
      ghost.style.setProperty(property, value)
    }
    layer.append(ghost)
    const x = to.left + to.width / 2 - (box.left + box.width / 2)
    const y = to.top + to.height / 2 - (box.top + box.height / 2)
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0.2 },
      ],
      { duration: GATHER, easing: 'cubic-bezier(.5,0,.7,.4)', fill: 'forwards' },
    )
    const end = () => ghost.remove()
    flight.finished.then(end, end)
  }
}

function cardsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-card]')]
}

function nameOf(element: HTMLElement): string {
  return element.dataset.card ?? ''
}

function anchor(root: HTMLElement, name: string | undefined): HTMLElement | null {
  return name ? root.querySelector<HTMLElement>(`[data-anchor="${name}"]`) : null
}
