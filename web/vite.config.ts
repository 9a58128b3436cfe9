import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const locale = fileURLToPath(new URL('../src/quinola/locale/', import.meta.url))

/**
 * The files of the program's messages that the pages speak from: `table` are the words of every
 * page, the others those of one kind of page, loaded with it.
 */
export const spoken = {
  table: ['game', 'online', 'options', 'payments', 'plain', 'refusals', 'server', 'web', 'analysis'],
  book: ['book', 'evening'],
  rules: ['rulepages'],
  lesson: ['lesson'],
  compare: ['comparing', 'records'],
}

const LANGUAGES = ['ru', 'uk', 'en', 'fr']

/** Messages that are for the terminal alone. */
const TYPED = /^(keys-|book-help-|book-enter-|book-example-).*\n/gm

/**
 * `virtual:messages/book/uk`: the messages of a kind of page in a language as one text, a chunk of
 * its own; `virtual:messages`: how to load each of them.
 */
function messages(): Plugin {
  const name = 'virtual:messages'
  return {
    name: 'quinola-messages',
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${name}`) return loaders()
      if (!id.startsWith(`\0${name}/`)) return undefined
      const [kind = '', language] = id.slice(name.length + 2).split('/')
      const texts = spoken[kind as keyof typeof spoken].map((file) => {
        const path = `${locale}${language}/${file}.ftl`
        this.addWatchFile(path)
        return readFileSync(path, 'utf8')
      })
      const text = texts.join('\n').replace(/^#.*\n/gm, '').replace(TYPED, '').replace(/\n{2,}/g, '\n')
      return `export default ${JSON.stringify(text)}`
    },
  }

  function loaders(): string {
    const kinds = Object.keys(spoken).map((kind) => {
      const each = LANGUAGES.map((one) => `${one}: () => import('${name}/${kind}/${one}')`)
      return `${kind}: { ${each.join(', ')} }`
    })
    return `export default { ${kinds.join(', ')} }`
  }
}

/** `virtual:clauses`: what each clause of the rules says, by its id. */
function clauses(): Plugin {
  const name = 'virtual:clauses'
  const file = fileURLToPath(new URL('../src/quinola/rules/clauses.toml', import.meta.url))
  return {
    name: 'quinola-clauses',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const found = readFileSync(file, 'utf8').matchAll(
        /^\["([^"]+)"\]\n(?:kind = .*\n)?text = \"\"\"([\s\S]*?)\"\"\"/gm,
      )
      const texts = Object.fromEntries([...found].map(([, rule, text]) => [rule, text]))
      return `export default ${JSON.stringify(texts)}`
    },
  }
}

/**
 * Writes into the service worker, `offline.js`, the list of what the pages on real cards load: the
 * entry, their page, all that these import, every language and the clauses.
 */
function offline(): Plugin {
  return {
    name: 'quinola-offline',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const found = new Set(['icon.svg'])
      const add = (chunk: (typeof chunks)[number] | undefined) => {
        if (!chunk || found.has(chunk.fileName)) return
        found.add(chunk.fileName)
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
        for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
      }
      for (const chunk of chunks) {
        const made = chunk.facadeModuleId ?? ''
        const isLoaded =
          /\/index\.html$|\/pages\/Book\.svelte$|^\0virtual:(clauses$|messages\/(table|book)\/)/.test(made)
        if (isLoaded) add(chunk)
      }
      const worker = chunks.find(({ fileName }) => fileName === 'offline.js')
      if (!worker) throw new Error('there is no service worker')
      const files = [...found].map((name) => `/${name}`).sort()
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      worker.code = worker.code.replaceAll(/\bKEPT\b/g, JSON.stringify({ version, files }))
    },
  }
}

export default defineConfig({
  plugins: [svelte(), messages(), clauses(), offline()],
  base: '/',
  build: {
    outDir: '../src/quinola/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', offline: 'src/offline/worker.ts' },
      output: {
        // A worker is found by its name alone.
        entryFileNames: ({ name }) => (name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
