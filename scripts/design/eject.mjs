// Copies a part of the default, to be changed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DesignError } from './designError.mjs';
import { designFolder, findPart, namePart, writeNew } from './tree.mjs';

const shipped = (name) => !/\.(?:stories|test)\./.test(name);
/** A file of the default's that is not in the part's own folder would be copied half. */
const outside = /from '(\.\.\/[^']+)'/;
/** Shared code that the default exports: its styles, and the folders in its package.json. */
const shared = /from '\.\.\/\.\.\/([^']+?)(?:\/index\.ts)?'/g;

/** Rewrites imports of the default's shared code to its package. */
function borrowing(root, text) {
  const manifest = readFileSync(path.join(designFolder(root, 'default'), 'package.json'), 'utf8');
  const { exports } = JSON.parse(manifest);
  return text.replace(shared, (line, name) =>
    name.endsWith('.css') || `./${name}` in exports ? `from '@teranga/design-default/${name}'` : line,
  );
}

/** Copies a part. Answers what to say. */
export function run(root, [id, part]) {
  const { folder, source, target } = findPart(root, id, part);
  const files = readdirSync(source).filter(shipped);
  const texts = files.map((name) => borrowing(root, readFileSync(path.join(source, name), 'utf8')));
  const saved = texts.map((text) => outside.exec(text)?.[1]).find(Boolean);
  if (saved)
    throw new DesignError(
      `${part} of the default uses ${saved}, which is the default’s own: wrap it (\`npm run design -- wrap ${id} ${part}\`), or draw it from nothing in packages/designs/${id}/src/parts/${part}.`,
    );
  for (const [index, name] of files.entries())
    writeNew(path.join(target, name), texts[index].replaceAll('@layer default', '@layer design'));
  namePart(folder, part);
  return [
    `«${id}» renders ${part} itself, in ${path.relative(root, target)}. It no longer follows the default’s.`,
  ];
}
