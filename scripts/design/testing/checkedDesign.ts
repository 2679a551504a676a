import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { linkTools, makeTreeFolder, repository } from './treeFolder.ts';

export const root = makeTreeFolder();
export const home = path.join(root, 'packages/designs');

/** A tree with the real tools and designs that are copies. */
export function createTree(): void {
  mkdirSync(home, { recursive: true });
  cpSync(path.join(repository, 'scripts'), path.join(root, 'scripts'), { recursive: true });
  linkTools();
  for (const place of ['packages/design-kit/src/parts', 'packages/core/src/pages/table'])
    cpSync(path.join(repository, place), path.join(root, place), { recursive: true });
}

/** A design called `id`, changed. */
export function writeDesign(id: string, change: (file: (name: string) => string) => void): void {
  cpSync(path.join(repository, 'packages/designs/lybalikou'), path.join(home, id), {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
  const file = (name: string) => path.join(home, id, name);
  for (const name of ['design.json', 'src/index.ts', 'src/theme.css'])
    writeFileSync(
      file(name),
      readFileSync(file(name), 'utf8')
        .replaceAll("'lybalikou'", `'${id}'`)
        .replaceAll('"lybalikou"', `"${id}"`),
    );
  change(file);
}

export function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

/** Copies a package into the tree; among the packages it reads, those named are the tree's own. */
export function copyPackage(place: string, own: Readonly<Record<string, string>>): void {
  const from = path.join(repository, 'packages', place);
  const to = path.join(root, 'packages', place);
  cpSync(from, to, { recursive: true, filter: (file) => !file.includes('node_modules') });
  linkPackages(path.join(from, 'node_modules'), path.join(to, 'node_modules'), own);
}

export function linkPackages(from: string, to: string, own: Readonly<Record<string, string>>): void {
  for (const scope of ['', '@teranga'])
    for (const name of readdirSync(path.join(from, scope)).filter((each) => !/^[.]|^@teranga$/.test(each))) {
      const target = own[name]
        ? path.join(root, 'packages', own[name])
        : realpathSync(path.join(from, scope, name));
      mkdirSync(path.join(to, scope), { recursive: true });
      symlinkSync(target, path.join(to, scope, name));
    }
}

/** The output of the command, and its exit code. */
export function check(id: string, ...how: string[]): { code: number; output: string } {
  try {
    const output = execFileSync(
      process.execPath,
      [path.join(root, 'scripts/design.mjs'), 'check', id, ...how],
      { encoding: 'utf8', stdio: 'pipe' },
    );
    return { code: 0, output };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    return { code: status, output: stderr };
  }
}
