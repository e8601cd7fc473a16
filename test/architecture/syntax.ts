/** A node of the syntax tree that Vite's parser gives (ESTree with TypeScript's additions). */
export interface Node {
  type: string;
  [key: string]: unknown;
}

/** A node with the place where it was met: the node above it, and the key there. */
export interface Met {
  node: Node;
  parent: Node;
  key: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node below a node, in the order of the source. */
export function nodesBelow(parent: Node, met: Met[] = []): Met[] {
  for (const [key, value] of Object.entries(parent))
    for (const node of [value].flat().filter(isNode)) {
      met.push({ node, parent, key });
      nodesBelow(node, met);
    }
  return met;
}

/** Identifiers under these keys name a thing and do not use it. */
const NAMING_KEYS = new Set(['label', 'exported', 'imported', 'qualifier', 'meta']);

function isUse({ node, parent, key }: Met): boolean {
  if (node.type !== 'Identifier' || NAMING_KEYS.has(key)) return false;
  if (key === 'property' || key === 'key') return parent.computed === true;
  if (parent.type === 'TSEnumMember') return key !== 'id';
  return !(parent.type === 'TSQualifiedName' && key === 'right');
}

const BINDING_KEYS = new Set(['id', 'params', 'param', 'parameters']);

const isBinding = ({ parent, key }: Met): boolean =>
  BINDING_KEYS.has(key) ||
  (key === 'local' && parent.type.startsWith('Import')) ||
  (key === 'key' && parent.type === 'TSMappedType') ||
  (key === 'name' && parent.type === 'TSTypeParameter');

/** The names that a pattern such as `{ a, b: [c] }` binds. */
function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  const parts = ['properties', 'elements', 'value', 'left', 'argument', 'parameter'];
  return parts.flatMap((part) => [pattern[part]].flat().filter(isNode).flatMap(namesIn));
}

/**
 * The uses of names that the file does not bind itself: globals. Scopes are not told apart, so a global is missed
 * in a file that binds its name anywhere.
 */
export function globalUses(all: readonly Met[]): Met[] {
  const bound = new Set(all.filter(isBinding).flatMap(({ node }) => namesIn(node)));
  return all.filter((met) => isUse(met) && !bound.has(String(met.node.name)));
}

/** Stands for an import whose target no text in the source says. */
export const COMPUTED = '(computed)';

/** What a file imports or exports from, `import('x')` and types included. */
export function importsIn(all: readonly Met[]): string[] {
  return all.flatMap(({ node }) => {
    if (node.type === 'TSExternalModuleReference') return [textOf(node.expression)];
    return isNode(node.source) ? [textOf(node.source)] : [];
  });
}

const textOf = (node: unknown): string =>
  isNode(node) && typeof node.value === 'string' ? node.value : COMPUTED;

/** Whether it spreads a literal into a literal: `{ ...{ a, b }, c }`. */
export const hasPackedLiteral = (all: readonly Met[]): boolean =>
  all.some(
    ({ node, parent }) => node.type === 'ObjectExpression' && parent.type === 'SpreadElement',
  );

export const hasDefaultExport = (all: readonly Met[]): boolean =>
  all.some(
    ({ node, key }) =>
      node.type === 'ExportDefaultDeclaration' || (key === 'exported' && node.name === 'default'),
  );

/** Texts, what is imported from apart. */
export const stringsIn = (all: readonly Met[]): string[] =>
  all.flatMap(({ node, key }) => {
    if (key === 'source') return [];
    if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
    if (node.type !== 'TemplateElement') return [];
    return [(node.value as { cooked: string }).cooked];
  });
