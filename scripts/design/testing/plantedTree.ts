import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const repository = path.join(import.meta.dirname, '../../..');
let root = '';

/** The folder of the planted tree. */
export const treeFolder = (): string => root;

/** A tree with the default design alone. */
export function createTree(): void {
  root = mkdtempSync(path.join(tmpdir(), 'teranga-design-'));
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
  // The tools that `check` runs with.
  for (const part of ['packages/design-manifest', 'apps', 'node_modules'])
    symlinkSync(path.join(repository, part), path.join(root, part));
}
export const removeTree = (): void => rmSync(root, { recursive: true });

/** The output of a command; throws if the command refuses, with its output. */
export function design(...words: string[]): string {
  const script = path.join(root, 'scripts/design.mjs');
  return execFileSync(process.execPath, [script, ...words], { encoding: 'utf8', stdio: 'pipe' });
}
/** A file of the tree's designs. */
export const readFile = (file: string): string =>
  readFileSync(path.join(root, 'packages/designs', file), 'utf8');
