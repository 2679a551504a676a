/** A node of a syntax tree, whatever it is. */
export type CodeNode = { type: string; start: number; end: number } & Record<string, unknown>;

/**
 * Strings in code, with their position and the property they are assigned to; empty: none, or an
 * irrelevant one.
 */
export interface Words {
  text: string;
  start: number;
  property: string;
}

export const isNode = (value: unknown): value is CodeNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A node's children; types are left out, as they do not exist at runtime. */
export const childrenOf = (node: CodeNode): CodeNode[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .filter(({ type }) => !/^TS(?!AsExpression|SatisfiesExpression|NonNull)/.test(type));

/** Every node of a tree, except the nodes that `leaves` matches and their descendants. */
export const nodesOf = (node: CodeNode, leaves: (node: CodeNode) => boolean): CodeNode[] =>
  leaves(node) ? [] : [node, ...childrenOf(node).flatMap((child) => nodesOf(child, leaves))];

/** The node that a node has under a name. */
export function partOf(node: CodeNode | null, name: string): CodeNode | null {
  const part = node?.[name];
  return isNode(part) ? part : null;
}

/** The nodes that a node has under a name. */
export const partsOf = (node: CodeNode, name: string): CodeNode[] => [node[name]].flat().filter(isNode);

/** How a property, an attribute or a variable is called. */
export function nameOf(node: CodeNode | null): string {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : '';
}

/** Declarations of a file by name: a variable's value, or a function. */
export function declaredIn(nodes: readonly CodeNode[]): ReadonlyMap<string, CodeNode> {
  const entries = nodes
    .filter(({ type }) => type === 'VariableDeclarator' || type === 'FunctionDeclaration')
    .map((node) => [nameOf(partOf(node, 'id')), partOf(node, 'init') ?? partOf(node, 'body')] as const);
  return new Map(
    entries.filter((entry): entry is [string, CodeNode] => entry[0] !== '' && entry[1] !== null),
  );
}

/**
 * Of some kinds of nodes, the children that determine the value: neither comparisons nor named
 * function arguments.
 */
const sources: Readonly<Record<string, readonly string[]>> = {
  ConditionalExpression: ['consequent', 'alternate'],
  IfStatement: ['consequent', 'alternate'],
  SwitchCase: ['consequent'],
  MemberExpression: ['object'],
  CallExpression: ['callee', 'arguments'],
};

function partsOfValue(node: CodeNode): CodeNode[] {
  if (node.type === 'BinaryExpression' && node['operator'] !== '+') return [];
  const names = sources[node.type];
  if (!names) return childrenOf(node);
  const parts = names.flatMap((name) => partsOf(node, name));
  return node.type === 'CallExpression'
    ? parts.filter((part, index) => index === 0 || /^Object|Function/.test(part.type))
    : parts;
}

/** The strings in a node itself. */
export function wordsIn(node: CodeNode, property = ''): Words[] {
  const { type, start, value } = node;
  if (type === 'Literal' && typeof value === 'string') return [{ text: value, start, property }];
  if (type !== 'TemplateElement' || typeof value !== 'object' || value === null) return [];
  return 'raw' in value && typeof value.raw === 'string' ? [{ text: value.raw, start, property }] : [];
}

/** Input of a search: the file's declarations and the relevant properties. */
export interface Requested {
  declared: ReadonlyMap<string, CodeNode>;
  matters: RegExp;
}

/** Strings that a value may evaluate to, by the property it is assigned to. */
export function wordsOfValue(node: CodeNode, property: string, requested: Requested): Words[] {
  const { declared, matters } = requested;
  const own = wordsIn(node, property);
  if (own.length > 0) return own;
  if (node.type === 'Identifier') {
    const name = nameOf(node);
    const value = declared.get(name);
    if (!value) return [];
    // Excludes the variable itself, to prevent infinite recursion.
    const others = new Map([...declared].filter(([other]) => other !== name));
    return wordsOfValue(value, property, { matters, declared: others });
  }
  if (node.type === 'Property') {
    const [key, value] = [nameOf(partOf(node, 'key')), partOf(node, 'value')];
    return value ? wordsOfValue(value, matters.test(key) ? key : property, requested) : [];
  }
  return partsOfValue(node).flatMap((part) => wordsOfValue(part, property, requested));
}
