// What was agreed about a table. Fields at their default are not sent.
import type { Settings } from './protocol'

/** How many deals a match has; null where it ends by the fiches lost. */
export function dealsOf(settings: Settings | undefined): number | null {
  return settings?.deals === undefined ? 8 : settings.deals
}
