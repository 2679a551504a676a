import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, cpSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isEveryDesignLocked } from '../lockFile.mjs';
import { readPalettes } from '../../apps/shell/src/build/palettes.ts';
import { design, createTree, readFile } from './testing/plantedTree.ts';
import { removeTree, repository, treeFolder } from './testing/treeFolder.ts';

describe('npm run design --', () => {
  beforeEach(createTree);
  afterEach(removeTree);

  it('new creates a complete design of two files: its colours are valid, its home has the default’s requests', () => {
    const said = design('new', 'marche', '--label', "L'étal").trim().split('\n');
    expect(said.slice(-2)).toEqual([
      'See it in a shop: stop the one that runs, and npm start builds what is new and serves it.',
      'Then give it to a store: npm run store -- design <store> marche',
    ]);
    const { marche } = readPalettes(path.join(treeFolder(), 'packages/designs'));
    expect(marche?.cupcake.page).toBe(
      readPalettes(path.join(repository, 'packages/designs'))['default']?.cupcake.page,
    );
    const index = readFile('marche/src/index.ts');
    const requests = /homeRequests: .*/;
    expect(index.includes("id: 'marche'")).toBe(true);
    expect(index.includes("label: 'L’étal'")).toBe(true);
    expect(requests.exec(index)?.[0]).toEqual(requests.exec(readFile('default/src/index.ts'))?.[0]);
    const { id, label, optionalPages } = JSON.parse(readFile('marche/design.json')) as Record<
      string,
      unknown
    >;
    expect(id).toBe('marche');
    expect(label).toBe('L’étal');
    expect(optionalPages).toEqual(
      (JSON.parse(readFile('default/design.json')) as { optionalPages: unknown }).optionalPages,
    );
    expect(readFile('marche/src/theme.css')).not.toMatch(/@font-face|\[data-design='default'\]/);
  });

  it('new writes files as the tree’s are written, and a design the lock file does not know yet is installed', () => {
    design('new', 'marche', '--label', "L'étal");
    const oxfmt = path.join(repository, 'node_modules/oxfmt/bin/oxfmt');
    const words = [oxfmt, '--check', 'packages/designs/marche'];
    expect(execFileSync(process.execPath, words, { cwd: treeFolder(), encoding: 'utf8' })).toContain(
      'All matched',
    );
    cpSync(path.join(repository, 'pnpm-lock.yaml'), path.join(treeFolder(), 'pnpm-lock.yaml'));
    expect(isEveryDesignLocked(repository)).toBe(true);
    expect(isEveryDesignLocked(treeFolder())).toBe(false);
  });

  it('wrap wraps a part', () => {
    design('new', 'marche');
    design('wrap', 'marche', 'ProductCard');
    expect(readFile('marche/src/parts/ProductCard/ProductCard.tsx')).toContain(
      "from '@teranga/design-default/parts/ProductCard'",
    );
  });

  it('eject copies a part', () => {
    design('new', 'marche');
    design('eject', 'marche', 'Price');
    expect(readFile('marche/src/parts/Price/Price.tsx')).toBe(readFile('default/src/parts/Price/Price.tsx'));
  });

  it('eject puts the styles of a part into the layer of designs', () => {
    design('new', 'marche');
    design('eject', 'marche', 'Price');
    expect(readFile('marche/src/parts/Price/Price.module.css')).toContain('@layer design {');
  });

  it('wrap and eject write the stories of the part, in the design', () => {
    design('new', 'marche');
    design('wrap', 'marche', 'ProductCard');
    const stories = readFile('marche/src/parts/ProductCard/ProductCard.stories.tsx');
    expect(stories).toContain("title: 'marche/ProductCard'");
    expect(stories).toContain("from '@teranga/design-default/stories/ProductCard'");
    expect(stories).toContain('export const PrixReduit: Story = stories.PrixReduit;');
  });

  it('new leaves nothing behind when it cannot be finished', () => {
    rmSync(path.join(treeFolder(), 'packages/designs/default/src/theme.css'));
    expect(() => design('new', 'marche')).toThrow('theme.css');
    expect(existsSync(path.join(treeFolder(), 'packages/designs/marche'))).toBe(false);
  });

  it('new writes the stories of its home page', () => {
    design('new', 'marche');
    expect(readFile('marche/src/HomePage.stories.tsx')).toContain("title: 'marche/Accueil'");
  });

  it('wrap names the parts there are, and no other file beside them', () => {
    design('new', 'marche');
    writeFileSync(path.join(treeFolder(), 'packages/designs/default/src/parts/partDocs.test.ts'), '');
    expect(() => design('wrap', 'marche', 'Nulle')).toThrow(/It has: .*Price/);
    expect(() => design('wrap', 'marche', 'Nulle')).not.toThrow('partDocs');
  });

  it.each([[[]], [['new', 'foire']]])(
    'the command %j reports that its output could not be written, and exits with 1',
    (words: string[]) => {
      const script = path.join(treeFolder(), 'scripts/design.mjs');
      const full = openSync('/dev/full', 'w');
      const { status, stderr } = spawnSync(process.execPath, [script, ...words], {
        encoding: 'utf8',
        stdio: ['ignore', full, 'pipe'],
      });
      closeSync(full);
      expect(status).toBe(1);
      expect(stderr).toBe('The answer could not be written (ENOSPC); the command has completed.\n');
    },
  );
});
