// The service worker of the pages on real cards (/book): they open without a connection, too.
//
// The build writes the list of what they are made of into KEPT (see vite.config.ts); it changes with
// every file of theirs, and with it this worker, so that a browser notices. Only their own address,
// hashed files and the rules in full are answered here; what else the server says, and sockets, go
// their own way.
/// <reference lib="webworker" />

const worker = self as unknown as ServiceWorkerGlobalScope
/** The hash of the list, and the list itself. */
declare const KEPT: { version: string; files: string[] }

const SHELL = '/book'
const CACHE = `quinola-book-${KEPT.version}`
/** The rules in full that were asked for, whatever the version of the pages. */
const TOLD = 'quinola-rules'
/** So many of them are kept, those asked for last. */
const MOST_TOLD = 24

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      await cache.addAll(KEPT.files)
      await cache.add(new Request(SHELL, { cache: 'reload' }))
      await worker.skipWaiting()
    }),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      // In the order in which they were made. The last but one stays for pages that are still open.
      const ours = names.filter((name) => name.startsWith('quinola-book-') && name !== CACHE)
      await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)))
      await worker.clients.claim()
    }),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === SHELL || pathname.startsWith(`${SHELL}/`)) event.respondWith(page(request))
  } else if (KEPT.files.includes(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(file(request))
  } else if (pathname === '/api/rules/full') {
    event.respondWith(told(request))
  }
})

/** The page as the server has it now; as it was, only where no server answers. */
async function page(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined)
  // A proxy says of a server that is away, that it fails.
  if (answer && answer.status < 500) return answer
  const cache = await caches.open(CACHE)
  return (await cache.match(SHELL)) ?? answer ?? Response.error()
}

/** The rules as the server tells them now; as it told them, only where no server answers. */
async function told(request: Request): Promise<Response> {
  const cache = await caches.open(TOLD)
  const answer = await fetch(request).catch(() => undefined)
  if (answer?.ok) {
    await cache.delete(request)
    await cache.put(request, answer.clone())
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, -MOST_TOLD).map((old) => cache.delete(old)))
  }
  if (answer && answer.status < 500) return answer
  return (await cache.match(request)) ?? answer ?? Response.error()
}

/** A file whose name has its hash never changes. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

export {}
