import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { design, createTree, readFile } from './testing/plantedTree.ts';
import { removeTree, repository, treeFolder } from './testing/treeFolder.ts';

/** Whether `measure` requests a restart of the shop, with this script as its benchmark. */
function requestsRestart(bench: string): boolean {
  writeFileSync(path.join(treeFolder(), 'scripts/bench.mjs'), bench);
  return design('measure', 'default').includes('Start it again.');
}

describe('npm run design --', () => {
  beforeEach(createTree);
  afterEach(removeTree);

  it('eject copies the header too: its imports of shared code point to the default’s package', () => {
    design('new', 'marche');
    design('eject', 'marche', 'Header');
    design('eject', 'marche', 'CollectionTiles');
    design('eject', 'marche', 'CategoryBar');
    expect(readFile('marche/src/parts/Header/Header.tsx')).toContain("from '@teranga/design-default/awning'");
    expect(readFile('marche/src/parts/CollectionTiles/CollectionTiles.tsx')).toContain(
      "from '@teranga/design-default/layout/layout.module.css'",
    );
  });

  it('measure says if its build replaced the one that a running shop renders with', () => {
    const build = path.join(treeFolder(), 'apps/shell/dist/client/.vite');
    rmSync(path.join(treeFolder(), 'apps'));
    mkdirSync(build, { recursive: true });
    writeFileSync(path.join(build, 'manifest.json'), '{}');
    const rebuild = `import { writeFileSync } from 'node:fs';
      writeFileSync(${JSON.stringify(path.join(build, 'manifest.json'))}, '{"new": {}}');`;
    expect(requestsRestart('')).toBe(false);
    expect(requestsRestart(rebuild)).toBe(true);
    expect(requestsRestart('')).toBe(false);
  });

  it('the commands in the documentation work', () => {
    const text = readFileSync(path.join(repository, 'docs/adding-a-design.md'), 'utf8');
    const commands = [...text.matchAll(/^npm run design -- (.+)$/gm)].map(
      ([, words = '']) => words.split(/\s+#/)[0] ?? '',
    );
    expect(commands.length).toBeGreaterThan(2);
    // `dev` serves until it is stopped: dev.test.ts.
    for (const words of commands.filter((command) => !command.startsWith('dev ')))
      design(...words.trim().replaceAll('"', '').split(/\s+/));
  });
});
