// The pages and parts that a design's index names, held against those there are: read, not run.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** Every node of a syntax tree that `wanted` takes. */
function nodesOf(tree, wanted) {
  if (tree === null || typeof tree !== 'object') return [];
  const inner = Object.values(tree).flatMap((each) => nodesOf(each, wanted));
  return wanted(tree) ? [tree, ...inner] : inner;
}

const keyOf = ({ key }) => key?.name ?? key?.value;
const programOf = (file, text = readFileSync(file, 'utf8')) => parseSync(file, text).program;

/** The kit's parts, by their calls of `definePart`; `isFixed`: a design may not replace it. */
export function readParts(root) {
  const folder = path.join(root, 'packages/design-kit/src/parts');
  return readdirSync(folder).flatMap((file) => {
    const [call] = nodesOf(
      programOf(path.join(folder, file)),
      ({ type, callee }) => type === 'CallExpression' && callee.name === 'definePart',
    );
    if (!call) return [];
    const [name, traits] = call.arguments;
    const isFixed = traits.properties.some((trait) => keyOf(trait) === 'isFixed' && trait.value.value);
    return [{ name: name.value, isFixed }];
  });
}

/** The pages of the table, by their calls of `definePage`; `isOptional`: a page is not inherited. */
function readPages(root) {
  const folder = path.join(root, 'packages/core/src/pages/table');
  return readdirSync(folder)
    .flatMap((file) =>
      nodesOf(
        programOf(path.join(folder, file)),
        ({ type, value }) => type === 'Property' && value?.callee?.name === 'definePage',
      ),
    )
    .map((property) => ({
      name: keyOf(property),
      isOptional: property.value.arguments[0].properties.some(
        (trait) => keyOf(trait) === 'isOptional' && trait.value.value,
      ),
    }));
}

/**
 * The kit's pages and parts; a page that is not inherited is `optional`, a part that may not be
 * replaced `fixed`.
 */
function knownNames(root) {
  const [pages, parts] = [readPages(root), readParts(root)];
  return {
    pages: pages.map(({ name }) => name),
    optional: pages.filter(({ isOptional }) => isOptional).map(({ name }) => name),
    parts: parts.map(({ name }) => name),
    fixed: parts.filter(({ isFixed }) => isFixed).map(({ name }) => name),
  };
}

/** The property of an index with that name; undefined if there is none. */
export const propertyIn = (text, field) =>
  nodesOf(programOf('index.ts', text), (node) => node.type === 'Property' && keyOf(node) === field).at(0);

/** The object literal of an index under `pages` or `parts`; null if there is none. */
function writtenIn(text, field) {
  const value = propertyIn(text, field)?.value;
  return value?.type === 'ObjectExpression' ? value.properties : null;
}

/**
 * The keys in an index under `pages` or `parts`, each with its line; empty without an object
 * literal.
 */
const namedIn = (text, field) =>
  (writtenIn(text, field) ?? [])
    .filter(({ type }) => type === 'Property')
    .map((property) => ({
      name: keyOf(property),
      line: text.slice(0, property.start).split('\n').length,
    }));

const unknownWhy = 'No page uses it: shoppers get the default’s instead.';

function unknownDiagnostics(text, field, word, known, rule) {
  return namedIn(text, field)
    .filter(({ name }) => !known.includes(name))
    .map(({ name, line }) => ({
      level: 'error',
      what: `src/index.ts:${line} names the ${word} «${name}», which there is not.`,
      why: unknownWhy,
      remedy: `Give it the name of one there is: ${known.join(', ')}.`,
      rule,
    }));
}

function fixedDiagnostics(id, text, fixed) {
  return namedIn(text, 'parts')
    .filter(({ name }) => id !== 'default' && fixed.includes(name))
    .map(({ name, line }) => ({
      level: 'error',
      what: `src/index.ts:${line} replaces ${name}, which is shared by all designs.`,
      why: 'It says sums, and shoppers must find them alike everywhere.',
      remedy: 'Take that line away, and the folder of the part.',
      rule: 'replaces no part that is shared by all designs',
    }));
}

/** The text of a design's `design.json`, and the screens it says; null where it cannot be read. */
function saidScreens(folder) {
  try {
    const text = readFileSync(path.join(folder, 'design.json'), 'utf8');
    const { screens } = JSON.parse(text);
    return Array.isArray(screens) ? { text, screens } : null;
  } catch {
    return null;
  }
}

const screensRule = 'has the screens that its design.json says';

const screenDiagnostic = (what, remedy) => ({
  level: 'error',
  what: `design.json${what}`,
  why: 'Operators read there which screens a store loses or gains with this design.',
  remedy,
  rule: screensRule,
});

function screenDiagnostics(folder, index, { pages, optional }) {
  const said = saidScreens(folder);
  if (!said) return [];
  const { text, screens } = said;
  const named = namedIn(index, 'pages').map(({ name }) => name);
  // Spread entries are unknown.
  const isWhole = writtenIn(index, 'pages')?.every(({ type }) => type === 'Property') ?? false;
  const rendered = pages.filter((name) => !optional.includes(name) || named.includes(name));
  const lineOf = (name) => text.slice(0, text.indexOf(JSON.stringify(name))).split('\n').length;
  return [
    ...screens
      .filter((name) => !pages.includes(name))
      .map((name) =>
        screenDiagnostic(
          `:${lineOf(name)} says the screen «${name}», which there is not.`,
          `Give it the name of one there is: ${pages.join(', ')}.`,
        ),
      ),
    ...screens
      .filter((name) => isWhole && pages.includes(name) && !rendered.includes(name))
      .map((name) =>
        screenDiagnostic(
          `:${lineOf(name)} declares the screen «${name}», which no code renders.`,
          'Draw it, and name it under `pages` of src/index.ts; or take it out of `screens`.',
        ),
      ),
    ...rendered
      .filter((name) => !screens.includes(name))
      .map((name) =>
        screenDiagnostic(
          ` does not declare the screen «${name}», which is rendered.`,
          `Add ${JSON.stringify(name)} to \`screens\`.`,
        ),
      ),
  ];
}

/**
 * Finds unknown pages and parts in a design's index, and fixed parts; `rule` is the tests' title
 * of the same error, reported here in more detail.
 */
export function diagnosticsOfNames(root, folder) {
  const known = knownNames(root);
  const { pages, parts, fixed } = known;
  const text = readFileSync(path.join(folder, 'src/index.ts'), 'utf8');
  return [
    ...unknownDiagnostics(text, 'pages', 'page', pages, screensRule),
    ...unknownDiagnostics(text, 'parts', 'part', parts, 'names no part that there is not'),
    ...fixedDiagnostics(path.basename(folder), text, fixed),
    ...screenDiagnostics(folder, text, known),
  ];
}
