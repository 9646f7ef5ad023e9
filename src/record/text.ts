const WIDTH = 120
const STEP = '  '

/** A value as JSON on one line, with a space behind every comma and colon. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${onOneLine(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

function laidOut(value: unknown, indent: string, room: number): string {
  const line = onOneLine(value)
  if (line.length <= room || typeof value !== 'object' || value === null) return line
  const inner = indent + STEP
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + laidOut(item, inner, WIDTH - inner.length - 1))
    return `[\n${items.join(',\n')}\n${indent}]`
  }
  const fields = Object.entries(value).map(([key, field]) => {
    const name = `${inner}${JSON.stringify(key)}: `
    return name + laidOut(field, inner, WIDTH - name.length - 1)
  })
  return `{\n${fields.join(',\n')}\n${indent}}`
}

/** A document as JSON text that people can read as well: what fits on a line of 120 characters has one to itself. */
export function jsonText(document: object): string {
  return `${laidOut(document, '', 0)}\n`
}
