// Whether this page opens without a connection, too: a service worker keeps it (offline/worker.ts).

export class OfflineState {
  /** `never`, where a browser keeps no pages, as over an insecure connection. */
  state: 'unknown' | 'kept' | 'never' = $state('unknown')

  constructor() {
    // While pages are being made there is nothing that would stay.
    if (import.meta.env.PROD) void this.#register()
  }

  async #register(): Promise<void> {
    try {
      const worker = await navigator.serviceWorker.register('/offline.js', { scope: '/book' })
      // A browser looks for a new version when it likes; now is when there is a connection.
      await worker.update().catch(() => undefined)
      await activated(worker)
      this.state = 'kept'
    } catch {
      // There is no worker where the connection is not secure, or where they are forbidden.
      this.state = 'never'
    }
  }
}

/** Waits until the newest worker has everything. */
async function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting ?? registration.active
  if (!worker) throw new Error('there is no worker')
  while (worker.state !== 'activated') {
    await new Promise((changed) => worker.addEventListener('statechange', changed, { once: true }))
    if (worker.state === 'redundant') throw new Error('not everything could be kept')
  }
}
