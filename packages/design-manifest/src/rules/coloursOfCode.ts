import { parseSync } from 'vite';
import { coloursOfText } from './coloursOfText.ts';
import { coloursOfValue, writtenColours, type RawColour } from './rawColours.ts';
import {
  declaredIn,
  isNode,
  nameOf,
  nodesOf,
  partOf,
  partsOf,
  wordsIn,
  wordsOfValue,
  type Requested,
  type CodeNode,
  type Words,
} from './wordsOfCode.ts';

/** Properties that are given a colour, as code writes them or as styles do. */
const coloured =
  /^(?:[\w-]*color|background(?:-?image)?|border(?:-?(?:top|right|bottom|left|block|inline)(?:-?(?:start|end))?)?|outline|(?:box|text)-?shadow|filter|fill|stroke|text-?decoration|column-?rule)$|^--/i;
/** SVG attributes with a colour value. */
const painting = /^(?:fill|stroke|(?:stop|flood|lighting)Color)$/;
/** Colours in words that style something: any that a property is given. */
const coloursOfStyling = ({ text, property }: Words) => (property === '' ? [] : coloursOfValue(text));
/**
 * Colours in strings that may be something else, such as a product's name: only literal colour
 * values.
 */
const coloursOfOther = ({ text, property }: Words) => (property === '' ? [] : writtenColours(text));

/**
 * A style value of an element, assignment or call, with its property; empty: the value is an object
 * with several properties.
 */
type Styling = readonly [value: CodeNode | null, property: string];

/** Information on a source file. */
interface Known extends Requested {
  /** Names of SVG components that accept a colour. */
  icons: ReadonlySet<string>;
  /** Whether a type annotation, or an annotated node, is that of a style. */
  saysStyle: (node: CodeNode | null) => boolean;
}

const isStyle = (node: CodeNode | null) =>
  node?.type === 'MemberExpression' && nameOf(partOf(node, 'property')) === 'style';

function ofElement(node: CodeNode, { icons }: Known): Styling[] {
  const element = nameOf(partOf(node, 'name'));
  const isVector = /^[a-z]/.test(element) || icons.has(element);
  return partsOf(node, 'attributes').flatMap((attribute): Styling[] => {
    const name = nameOf(partOf(attribute, 'name'));
    if (name === 'style') return [[partOf(attribute, 'value'), '']];
    const isPaint = painting.test(name) || (name === 'color' && isVector);
    return isPaint ? [[partOf(attribute, 'value'), name]] : [];
  });
}

/**
 * Styles set by a call such as `element.style.setProperty('color', …)` or `svg.setAttribute('fill',
 * …)`.
 */
function ofCall(node: CodeNode): Styling[] {
  const callee = partOf(node, 'callee');
  const [first, value = null] = partsOf(node, 'arguments');
  const property = nameOf(first ?? null);
  const isSet =
    isStyle(partOf(callee, 'object')) ||
    (painting.test(property) && nameOf(partOf(callee, 'property')) === 'setAttribute');
  return isSet && coloured.test(property) ? [[value, property]] : [];
}

function ofAssignment(node: CodeNode): Styling[] {
  const left = partOf(node, 'left');
  const property = nameOf(partOf(left, 'property'));
  return isStyle(partOf(left, 'object')) && coloured.test(property)
    ? [[partOf(node, 'right'), property]]
    : [];
}

const ofType = (node: CodeNode, type: string, value: string, { saysStyle }: Known): Styling[] =>
  saysStyle(partOf(node, type)) ? [[partOf(node, value), '']] : [];

function stylingOf(node: CodeNode, known: Known): Styling[] {
  switch (node.type) {
    case 'JSXOpeningElement':
      return ofElement(node, known);
    case 'Property':
      return nameOf(partOf(node, 'key')) === 'style' ? [[partOf(node, 'value'), '']] : [];
    case 'CallExpression':
      return ofCall(node);
    case 'AssignmentExpression':
      return ofAssignment(node);
    case 'VariableDeclarator':
      return ofType(node, 'id', 'init', known);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return ofType(node, 'typeAnnotation', 'expression', known);
    default:
      return ofType(node, 'returnType', 'body', known);
  }
}

/** An object with one of these keys is data, not a style. */
const dataKey = /^(?:id|key|name|label|title|alt|src|value|slug|sku|price)$/;

const keyOf = (property: CodeNode) => nameOf(partOf(property, 'key'));

/** The properties of an object that may be a style, as far as they are called like those of one. */
function styleCandidatesIn(node: CodeNode): CodeNode[] {
  const properties = node.type === 'ObjectExpression' ? partsOf(node, 'properties') : [];
  if (properties.some((property) => dataKey.test(keyOf(property)))) return [];
  return properties.filter((property) => coloured.test(keyOf(property)));
}

/** Under a mask any colour is as good as another: it lets through, and is not seen. */
const isMask = (node: CodeNode) =>
  node.type === 'JSXElement' && nameOf(partOf(partOf(node, 'openingElement'), 'name')) === 'mask';

function knownOf(text: string, nodes: readonly CodeNode[]): Known {
  const icons = nodes
    .filter((node) => node.type === 'ImportDeclaration' && nameOf(partOf(node, 'source')) === 'lucide-react')
    .flatMap((node) => partsOf(node, 'specifiers'))
    .map((node) => nameOf(partOf(node, 'local')));
  return {
    declared: declaredIn(nodes),
    matters: coloured,
    icons: new Set(icons),
    saysStyle: (node) => node !== null && text.slice(node.start, node.end).includes('CSSProperties'),
  };
}

/** Colours by which a file of code styles something. */
export function coloursOfCode(file: string, text: string): RawColour[] {
  const { program } = parseSync(file, text);
  const nodes = isNode(program) ? nodesOf(program, isMask) : [];
  const known = knownOf(text, nodes);
  const found = new Map<number, RawColour>();
  const note = (all: readonly Words[], coloursOf: (words: Words) => RawColour[]) => {
    for (const words of all)
      for (const { index, colour } of coloursOf(words))
        found.set(words.start + index, { index: words.start + index, colour });
  };
  for (const node of nodes) {
    note(wordsIn(node), ({ text: words }) => coloursOfText(words));
    for (const property of styleCandidatesIn(node)) note(wordsOfValue(property, '', known), coloursOfOther);
    for (const [value, property] of stylingOf(node, known))
      if (value) note(wordsOfValue(value, property, known), coloursOfStyling);
  }
  return [...found.values()].toSorted((one, other) => one.index - other.index);
}
