// Which page an address names, and going to another without loading anything anew.

export type Place =
  | { page: 'start' }
  | { page: 'table'; table: string }
  | { page: 'deal'; deal: string }
  | { page: 'match'; match: string }
  | { page: 'book'; book: string | null }
  | { page: 'rules'; name: string | null; booklet: boolean }
  | { page: 'learn'; chapter: string | null }
  | { page: 'compare'; deal: string | null }
  | { page: 'none' }

let path = $state(location.pathname)
let query = $state(location.search)

/** What stands after the ? of the address. */
export const search = () => query

export function place(): Place {
  const [, page, id, ...more] = path.split('/')
  if (!page) return { page: 'start' }
  if (page === 'rules' && !id) return { page: 'rules', name: null, booklet: false }
  if (page === 'rules' && id && (more.length === 0 || more.join() === 'booklet')) {
    return { page: 'rules', name: decodeURIComponent(id), booklet: more.length > 0 }
  }
  if (page === 'learn' && !id) return { page: 'learn', chapter: null }
  if (page === 'book' && !id) return { page: 'book', book: null }
  if (page === 'compare' && !id) return { page: 'compare', deal: null }
  if (id && more.length === 0) {
    const name = decodeURIComponent(id)
    if (page === 'tables') return { page: 'table', table: name }
    if (page === 'deals') return { page: 'deal', deal: name }
    if (page === 'matches') return { page: 'match', match: name }
    if (page === 'book') return { page: 'book', book: name }
    if (page === 'learn') return { page: 'learn', chapter: name }
    if (page === 'compare') return { page: 'compare', deal: name }
  }
  return { page: 'none' }
}

export function go(to: string): void {
  history.pushState(null, '', to)
  arrive()
}

/** For links: an ordinary click stays in the page, any other is the browser's. */
export function inPage(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

function arrive(): void {
  // Within a page the browser itself goes to what stands after the #.
  if (path !== location.pathname) scrollTo(0, 0)
  path = location.pathname
  query = location.search
}

addEventListener('popstate', arrive)
