// TypeScript types of the protocol, from docs/protocol.schema.json: `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const schemaFile = fileURLToPath(new URL('../../docs/protocol.schema.json', import.meta.url))
const typesFile = fileURLToPath(new URL('../src/play/protocol.ts', import.meta.url))

/** Shapes that many messages share get a name of their own. */
const NAMED = new Map([
  [JSON.stringify(['E', 'N', 'S', 'W']), 'Seat'],
  ['^[2-9TJQKA][shdc]$', 'CardCode'],
])

export function typesOf(schema) {
  const { fromClient, fromServer, settings: _, ...structs } = schema.$defs
  const lines = [
    '// Written by scripts/protocol-types.mjs from docs/protocol.schema.json; not by hand.',
    '',
    "export type Seat = 'N' | 'E' | 'S' | 'W'",
    '/** Rank and suit: `Td`, `As`. */',
    'export type CardCode = string',
    '/** A number for each of N, E, S, W. */',
    'export type BySeat = [number, number, number, number]',
    '',
    `export type FromClient = ${union(fromClient)}`,
    `export type FromServer = ${union(fromServer)}`,
  ]
  for (const [name, struct] of Object.entries(structs)) {
    lines.push('')
    if (struct.description) lines.push(comment(struct.description))
    lines.push(`export interface ${name} {`)
    for (const [field, type] of Object.entries(struct.properties)) {
      // What holds its default is left out, so whatever has a default may be absent.
      const optional = (struct.required ?? []).includes(field) ? '' : '?'
      lines.push(`  ${field}${optional}: ${typeOf(type)}`)
    }
    lines.push('}')
  }
  return lines.join('\n') + '\n'
}

function comment(text) {
  const lines = text.split('\n')
  if (lines.length === 1) return `/** ${text} */`
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n')
}

function union(type) {
  return type.anyOf.map(typeOf).join(' | ')
}

function typeOf(type) {
  if (type.$ref) return type.$ref.replace('#/$defs/', '')
  if (type.anyOf) return union(type)
  if (type.enum) {
    return NAMED.get(JSON.stringify(type.enum)) ?? type.enum.map(literal).join(' | ')
  }
  switch (type.type) {
    case 'string':
      return NAMED.get(type.pattern) ?? 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      return type.prefixItems ? 'BySeat' : listOf(typeOf(type.items))
    case 'object': {
      const keys = type.propertyNames?.enum ? typeOf({ enum: type.propertyNames.enum }) : 'string'
      const values = type.additionalProperties
      return `Record<${keys}, ${values && values !== true ? typeOf(values) : 'unknown'}>`
    }
    default:
      return 'unknown'
  }
}

function listOf(item) {
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`
}

function literal(value) {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

const wanted = typesOf(JSON.parse(readFileSync(schemaFile, 'utf8')))
if (process.argv.includes('--check')) {
  if (readFileSync(typesFile, 'utf8') !== wanted) {
    console.error('src/play/protocol.ts is not what the schema says: npm run types')
    process.exit(1)
  }
} else {
  writeFileSync(typesFile, wanted)
}
