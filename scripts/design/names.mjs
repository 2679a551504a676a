// Compares a design's pages and parts with those that exist, without running its code.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** Every node of a syntax tree that `wanted` takes. */
function nodesOf(tree, wanted) {
  if (tree === null || typeof tree !== 'object') return [];
  const inner = Object.values(tree).flatMap((each) => nodesOf(each, wanted));
  return wanted(tree) ? [tree, ...inner] : inner;
}

const pageEnding = 'Page.tsx';
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

/**
 * The pages of the table, by their calls of `definePage`; `isOptional`: a page is not inherited.
 */
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

const contentOf = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** The pages of a design, by its files, each `{name, file}`. */
const pagesIn = (folder) =>
  contentOf(path.join(folder, 'src/pages'))
    .filter((file) => file.endsWith(pageEnding))
    .map((file) => ({
      name: file[0].toLowerCase() + file.slice(1, -pageEnding.length),
      file: `src/pages/${file}`,
    }));

/** The parts of a design, by its folders, each `{name, file}`. */
const partsIn = (folder) =>
  contentOf(path.join(folder, 'src/parts'))
    .map((name) => ({ name, file: `src/parts/${name}/index.ts` }))
    .filter(({ file }) => existsSync(path.join(folder, file)));

const isNoPage = (file) => /^[^.]+\.tsx$/.test(file) && !file.endsWith(pageEnding);

/** Files among the pages and folders among the parts that are neither, so that nothing loads them. */
function unusedDiagnostics(folder) {
  const isFolder = (name) => statSync(path.join(folder, 'src/parts', name)).isDirectory();
  const hasIndex = (name) => existsSync(path.join(folder, 'src/parts', name, 'index.ts'));
  const unused = [
    ...contentOf(path.join(folder, 'src/pages'))
      .filter(isNoPage)
      .map((file) => `src/pages/${file} is no page`),
    ...contentOf(path.join(folder, 'src/parts'))
      .filter((name) => isFolder(name) && !hasIndex(name))
      .map((name) => `src/parts/${name} is no part`),
  ];
  return unused.map((what) => ({
    level: 'error',
    what: `${what}, by its files.`,
    why: 'No page uses it: shoppers get the default’s instead.',
    remedy: 'Name a page <Name>Page.tsx, and give a part an index.ts; move what is shared elsewhere.',
    rule: 'has no unused file',
  }));
}

const unknownDiagnostics = (found, word, existingNames, rule) =>
  found
    .filter(({ name }) => !existingNames.includes(name))
    .map(({ name, file }) => ({
      level: 'error',
      what: `${file} is named as the ${word} «${name}», which does not exist.`,
      why: 'No page uses it: shoppers get the default’s instead.',
      remedy: `Give it the name of one that exists: ${existingNames.join(', ')}.`,
      rule,
    }));

const fixedDiagnostics = (id, found, fixed) =>
  found
    .filter(({ name }) => id !== 'default' && fixed.includes(name))
    .map(({ name, file }) => ({
      level: 'error',
      what: `${file} replaces ${name}, which is shared by all designs.`,
      why: 'It says sums, and shoppers must find them alike everywhere.',
      remedy: 'Delete its folder.',
      rule: 'replaces no part that is shared by all designs',
    }));

/**
 * The text of a design's `design.json`, and the optional pages it declares; null where it cannot be
 * read.
 */
function readOptionalPages(folder) {
  try {
    const text = readFileSync(path.join(folder, 'design.json'), 'utf8');
    const { optionalPages } = JSON.parse(text);
    return Array.isArray(optionalPages) ? { text, optionalPages } : null;
  } catch {
    return null;
  }
}

const pagesRule = 'has the optional pages that its design.json says';

const pageDiagnostic = (what, remedy) => ({
  level: 'error',
  what: `design.json${what}`,
  why: 'Operators read there which pages a store loses or gains with this design.',
  remedy,
  rule: pagesRule,
});

function pageDiagnostics(folder, found, { optional }) {
  const declared = readOptionalPages(folder);
  if (!declared) return [];
  const { text, optionalPages } = declared;
  const rendered = optional.filter((name) => found.some((page) => page.name === name));
  const lineOf = (name) => text.slice(0, text.indexOf(JSON.stringify(name))).split('\n').length;
  return [
    ...optionalPages
      .filter((name) => !optional.includes(name))
      .map((name) =>
        pageDiagnostic(
          `:${lineOf(name)} says the page «${name}», which is no optional one.`,
          `Give it the name of one that exists: ${optional.join(', ')}.`,
        ),
      ),
    ...optionalPages
      .filter((name) => optional.includes(name) && !rendered.includes(name))
      .map((name) =>
        pageDiagnostic(
          `:${lineOf(name)} declares the page «${name}», which no code renders.`,
          `Write src/pages/${name[0].toUpperCase()}${name.slice(1)}Page.tsx, or take it out of \`optionalPages\`.`,
        ),
      ),
    ...rendered
      .filter((name) => !optionalPages.includes(name))
      .map((name) =>
        pageDiagnostic(
          ` does not declare the page «${name}», which is rendered.`,
          `Add ${JSON.stringify(name)} to \`optionalPages\`.`,
        ),
      ),
  ];
}

/** The pages of a design: those that every design has, and what its `design.json` adds. */
export function pagesOf(root, folder) {
  const { pages, optional } = knownNames(root);
  const { optionalPages } = JSON.parse(readFileSync(path.join(folder, 'design.json'), 'utf8'));
  return pages.filter((name) => !optional.includes(name) || optionalPages.includes(name));
}

/**
 * Finds files of unknown pages and parts in a design, and of fixed parts; `rule` is the tests' title
 * of the same error, reported here in more detail.
 */
export function diagnosticsOfNames(root, folder) {
  const names = knownNames(root);
  const [pages, parts] = [pagesIn(folder), partsIn(folder)];
  return [
    ...unknownDiagnostics(pages, 'page', names.pages, 'has no unknown page'),
    ...unknownDiagnostics(parts, 'part', names.parts, 'has no unknown part'),
    ...unusedDiagnostics(folder),
    ...fixedDiagnostics(path.basename(folder), parts, names.fixed),
    ...pageDiagnostics(folder, pages, names),
  ];
}
