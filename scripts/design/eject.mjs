// Copies a part of the default, to be changed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseStyle } from 'postcss';
import { parseSync } from 'vite';
import { DesignError } from './designError.mjs';
import { writePartStories } from './stories.mjs';
import { designFolder, findPart, writeNew } from './tree.mjs';

const shipped = (name) => !/\.(?:stories|test)\./.test(name);
/** The default's own folders, of which a part's copy would hold only half. */
const ownFolder = '../';
/** Shared code that the default exports: its styles, and the folders in its package.json. */
const sharedFolder = '../../';

/** The addresses that a source file imports, last first. */
function importsOf(name, text) {
  if (name.endsWith('.css')) return [];
  const { staticImports, staticExports } = parseSync(name, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries[0]?.moduleRequest ?? []),
  ].toSorted((one, other) => other.start - one.start);
}

/** Rewrites imports of the default's shared code to its package. */
function borrowing(root, name, text) {
  const manifest = readFileSync(path.join(designFolder(root, 'default'), 'package.json'), 'utf8');
  const { exports } = JSON.parse(manifest);
  return importsOf(name, text).reduce((rewritten, { value, start, end }) => {
    if (!value.startsWith(sharedFolder)) return rewritten;
    const shared = value.slice(sharedFolder.length).replace(/\/index\.ts$/, '');
    if (!shared.endsWith('.css') && !(`./${shared}` in exports)) return rewritten;
    return `${rewritten.slice(0, start)}'@teranga/design-default/${shared}'${rewritten.slice(end)}`;
  }, text);
}

/** Moves a default style sheet's rules to the layer of the other designs. */
function moveToDesignLayer(text) {
  const sheet = parseStyle(text);
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'default') layer.params = 'design';
  });
  return sheet.toString();
}

/** Copies a part. Returns the message to print. */
export function run(root, [id, part]) {
  const { source, target } = findPart(root, id, part);
  const files = readdirSync(source).filter(shipped);
  const texts = files.map((name) => borrowing(root, name, readFileSync(path.join(source, name), 'utf8')));
  const own = texts
    .flatMap((text, index) => importsOf(files[index], text))
    .find(({ value }) => value.startsWith(ownFolder))?.value;
  if (own)
    throw new DesignError(
      `${part} of the default uses ${own}, which is the default’s own: wrap it (\`npm run design -- wrap ${id} ${part}\`), or write it from scratch in packages/designs/${id}/src/parts/${part}.`,
    );
  for (const [index, name] of files.entries())
    writeNew(path.join(target, name), name.endsWith('.css') ? moveToDesignLayer(texts[index]) : texts[index]);
  writePartStories(root, id, part);
  return [
    `«${id}» renders ${part} itself, in ${path.relative(root, target)}. It no longer follows the default’s.`,
  ];
}
