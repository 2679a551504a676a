import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linkTools, makeTreeFolder, repository, treeFolder } from './treeFolder.ts';

/** A tree with the default design alone. */
export function createTree(): void {
  const root = makeTreeFolder();
  for (const part of [
    'packages/designs/default',
    'packages/core/src/pages/table',
    'packages/design-kit/src/parts',
    'scripts',
    '.oxfmtrc.json',
  ])
    cpSync(path.join(repository, part), path.join(root, part), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    });
  linkTools();
}

/** The output of a command; throws if the command refuses, with its output. */
export function design(...words: string[]): string {
  const script = path.join(treeFolder(), 'scripts/design.mjs');
  return execFileSync(process.execPath, [script, ...words], { encoding: 'utf8', stdio: 'pipe' });
}
/** A file of the tree's designs. */
export const readFile = (file: string): string =>
  readFileSync(path.join(treeFolder(), 'packages/designs', file), 'utf8');
