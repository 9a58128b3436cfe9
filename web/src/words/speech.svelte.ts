// The language that is spoken now. Pages read `words()`, and are told anew when it changes.
import { preferred, LANGUAGES, Words, type Language } from './words'

const texts: Record<Language, () => Promise<{ default: string }>> = {
  ru: () => import('virtual:messages/ru'),
  uk: () => import('virtual:messages/uk'),
  en: () => import('virtual:messages/en'),
  fr: () => import('virtual:messages/fr'),
}

/** What only the pages on real cards say. */
const bookTexts: Record<Language, () => Promise<{ default: string }>> = {
  ru: () => import('virtual:messages/book/ru'),
  uk: () => import('virtual:messages/book/uk'),
  en: () => import('virtual:messages/book/en'),
  fr: () => import('virtual:messages/book/fr'),
}

const KEY = 'quinola:language'
let speaksOfBooks = false

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
  const { default: text } = await texts[language]()
  const more = speaksOfBooks ? (await bookTexts[language]()).default : ''
  spoken = new Words(language, text, more)
  document.documentElement.lang = language
  if (keep) write(language)
}

/** From now on with the words for evenings with real cards. */
export async function speakOfBooks(): Promise<void> {
  if (speaksOfBooks) return
  speaksOfBooks = true
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
