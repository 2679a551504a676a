import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const repository = path.join(import.meta.dirname, '../../..');

let folder = '';

/** The folder of the test's tree. */
export const treeFolder = (): string => folder;

/** Makes an empty folder for a tree; its path. */
export const makeTreeFolder = (): string => (folder = mkdtempSync(path.join(tmpdir(), 'teranga-design-')));

/** Puts the tools that `check` runs with into the tree. */
export function linkTools(): void {
  for (const part of ['packages/design-manifest', 'apps', 'node_modules'])
    symlinkSync(path.join(repository, part), path.join(folder, part));
}

export const removeTree = (): void => rmSync(folder, { recursive: true });
