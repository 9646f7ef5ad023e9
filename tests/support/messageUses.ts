import { parseAst } from 'vite'

/** A part of the syntax tree, read without the parser's types: only a few kinds matter here. */
type Node = { readonly type: string; readonly [key: string]: unknown }

/** A key asked of a namespace; `*` stands for what is only known when the page runs. */
export type Use = { readonly key: string; readonly checked: boolean }

const TRANSLATORS = ['useTranslations', 'getTranslations']
const SPOKEN = [
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
  'legend',
  'hint',
  'description',
]

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

export function parse(code: string): Node {
  return parseAst(code, { lang: 'tsx' }) as unknown as Node
}

/** The texts that an expression may come to, `*` for each part that isn't written there. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : ['*']
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  if (node.type !== 'TemplateLiteral') return ['*']
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  const between = (node.expressions as unknown[]).map((part) => textsOf(part))
  return parts.reduce<string[]>(
    (made, part, at) =>
      at === 0 ? [part] : made.flatMap((text) => (between[at - 1] ?? []).map((word) => text + word + part)),
    [],
  )
}

/** The namespace that an expression makes a translator of, null if it makes none. */
function namespaceOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'AwaitExpression') return namespaceOf(node.argument)
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return null
  if (!TRANSLATORS.includes(String(node.callee.name))) return null
  return textsOf((node.arguments as unknown[])[0])[0] ?? ''
}

/** The translators that a declaration binds: `const t = useTranslations('a')`, also one by one out of a `Promise.all`. */
function boundBy(declarator: Node): [string, string][] {
  const { id, init } = declarator
  if (!isNode(id) || !isNode(init)) return []
  const single = namespaceOf(init)
  if (id.type === 'Identifier') return single === null ? [] : [[String(id.name), single]]
  const call = init.type === 'AwaitExpression' && isNode(init.argument) ? init.argument : init
  const [list] = call.type === 'CallExpression' ? (call.arguments as unknown[]) : []
  if (id.type !== 'ArrayPattern' || !isNode(list) || list.type !== 'ArrayExpression') return []
  return (id.elements as unknown[]).flatMap((element, at): [string, string][] => {
    const namespace = namespaceOf((list.elements as unknown[])[at])
    return namespace !== null && isNode(element) && element.type === 'Identifier'
      ? [[String(element.name), namespace]]
      : []
  })
}

/** The words for a path of members, `t.rich` for example; null if it is something else. */
function pathOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Identifier') return String(node.name)
  if (node.type !== 'MemberExpression' || node.computed || !isNode(node.property)) return null
  const object = pathOf(node.object)
  return object === null ? null : `${object}.${String(node.property.name)}`
}

/** Every message that a file asks for. A translator that comes from elsewhere counts for every namespace. */
export function messageUses(code: string): Use[] {
  const uses: Use[] = []
  const visit = (node: Node, outer: ReadonlyMap<string, string>) => {
    const scoped = /Function/.test(node.type) || node.type === 'BlockStatement' || node.type === 'Program'
    const scope = scoped ? new Map(outer) : (outer as Map<string, string>)
    if (node.type === 'BlockStatement' || node.type === 'Program')
      for (const statement of node.body as Node[]) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        if (isNode(declaration) && declaration.type === 'VariableDeclaration')
          for (const declarator of declaration.declarations as Node[])
            for (const [name, namespace] of boundBy(declarator)) scope.set(name, namespace)
      }
    if (node.type === 'CallExpression') {
      const callee = pathOf(node.callee)?.replace(/\.(rich|markup|raw|has)$/, '')
      const namespace = callee === undefined ? undefined : scope.get(callee)
      const direct = namespaceOf(node.callee)
      const asked = namespace ?? direct
      const keys = textsOf((node.arguments as unknown[])[0])
      if (asked != null)
        uses.push(...keys.map((key) => ({ key: asked === '' ? key : `${asked}.${key}`, checked: true })))
      else if (callee === 't') uses.push(...keys.map((key) => ({ key: `*.${key}`, checked: false })))
    }
    for (const child of childrenOf(node)) visit(child, scope)
  }
  visit(parse(code), new Map())
  return uses
}

/** Words that stand in the markup itself instead of in the messages. */
export function literalWords(code: string): string[] {
  const found: string[] = []
  const visit = (node: Node) => {
    if (node.type === 'JSXText') found.push(String(node.value).trim())
    if (node.type === 'JSXExpressionContainer' && isNode(node.expression) && node.expression.type === 'Literal')
      found.push(String(node.expression.value))
    if (node.type === 'JSXAttribute' && isNode(node.name) && SPOKEN.includes(String(node.name.name)))
      found.push(...textsOf(node.value).filter((text) => text !== '*'))
    const skipped = node.type === 'JSXAttribute' ? [] : childrenOf(node)
    const inside = node.type === 'JSXAttribute' && isNode(node.value) && node.value.type === 'JSXExpressionContainer'
    for (const child of inside ? childrenOf(node.value as Node).filter(({ type }) => type !== 'Literal') : skipped)
      visit(child)
  }
  visit(parse(code))
  return found.filter((text) => /\p{L}{2,}/u.test(text))
}
