// How much script a first visit loads, compressed: the entry and what it imports at once.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const MOST = 150_000
const folder = fileURLToPath(new URL('../../src/quinola/server/static/', import.meta.url))
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))

function files(key, found = new Set()) {
  const chunk = manifest[key]
  if (!found.has(chunk.file)) {
    found.add(chunk.file)
    for (const next of chunk.imports ?? []) files(next, found)
  }
  return found
}

const weight = (file) => gzipSync(readFileSync(`${folder}/${file}`)).length
const sum = (names) => [...names].reduce((total, name) => total + weight(name), 0)
const languages = Object.entries(manifest).filter(([key]) => key.includes('messages/table/'))
const pages = Object.entries(manifest).filter(([key]) => key.includes('src/pages/'))

const entry = files('index.html')
const language = Math.max(...languages.map(([, chunk]) => weight(chunk.file)))
console.log(`entry: ${sum(entry)} bytes, the longest language: ${language} bytes`)
let most = 0
for (const [key] of pages) {
  const all = sum(files(key, new Set(entry))) + language
  most = Math.max(most, all)
  console.log(`${key}: ${all} bytes with entry and language`)
}
if (most > MOST) {
  console.error(`more than ${MOST} bytes`)
  process.exit(1)
}
