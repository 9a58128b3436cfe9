// The language that is spoken now. Pages read `words()`, and are told anew when it changes.
import loaders from 'virtual:messages'
import { preferred, LANGUAGES, Words, type Language } from './words'

/** The kinds of pages that have words of their own beside those of every page. */
type Kind = Exclude<keyof typeof loaders, 'table'>

const KEY = 'quinola:language'
const kinds: Kind[] = []

let spoken = $state.raw<Words | null>(null)

export function words(): Words {
  if (!spoken) throw new Error('no language has been loaded')
  return spoken
}

export function chosenLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  const kept = asked ?? read()
  return LANGUAGES.find((language) => language === kept) ?? preferred(navigator.languages)
}

export async function speak(language: Language, keep = false): Promise<void> {
  const texts = await Promise.all(
    (['table', ...kinds] as const).map((kind) => loaders[kind][language]()),
  )
  spoken = new Words(language, ...texts.map((text) => text.default))
  document.documentElement.lang = language
  if (keep) write(language)
}

/** From now on with the words of such pages. */
export async function speakOf(kind: Kind): Promise<void> {
  if (kinds.includes(kind)) return
  kinds.push(kind)
  await speak(words().language)
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage may be forbidden; the choice then holds until the page is left.
  }
}
