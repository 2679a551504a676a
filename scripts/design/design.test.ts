import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isEveryDesignLocked } from '../lockFile.mjs';
import { readPalettes } from '../../apps/shell/src/build/palettes.ts';

const repository = path.join(import.meta.dirname, '../..');
let root = '';
/** How long all commands of the document may take on a busy machine, in milliseconds. */
const commandsTimeoutMs = 60_000;

/** A tree with the default design alone. */
function plant(): void {
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
const fell = () => rmSync(root, { recursive: true });

/** The output of a command; throws if the command refuses, with its output. */
function design(...words: string[]): string {
  const script = path.join(root, 'scripts/design.mjs');
  return execFileSync(process.execPath, [script, ...words], { encoding: 'utf8', stdio: 'pipe' });
}
const read = (file: string) => readFileSync(path.join(root, 'packages/designs', file), 'utf8');

describe('npm run design --', () => {
  beforeEach(plant);
  afterEach(fell);

  it('new creates a complete design of two files: its colours are valid, its home has the default’s requests', () => {
    const said = design('new', 'marche', '--label', "L'étal").trim().split('\n');
    expect(said.slice(-2)).toEqual([
      'See it in a shop: stop the one that runs, and npm start builds what is new and serves it.',
      'Then give it to a store: npm run store -- design <store> marche',
    ]);
    const { marche } = readPalettes(path.join(root, 'packages/designs'));
    expect(marche?.cupcake.page).toBe(
      readPalettes(path.join(repository, 'packages/designs'))['default']?.cupcake.page,
    );
    const index = read('marche/src/index.ts');
    const requests = /homeRequests: .*/;
    expect([
      index.includes("id: 'marche'"),
      index.includes("label: 'L’étal'"),
      requests.exec(index)?.[0],
    ]).toEqual([true, true, requests.exec(read('default/src/index.ts'))?.[0]]);
    const { id, label, screens } = JSON.parse(read('marche/design.json')) as Record<string, unknown>;
    expect([id, label, screens]).toEqual([
      'marche',
      'L’étal',
      (JSON.parse(read('default/design.json')) as { screens: unknown }).screens,
    ]);
    expect(read('marche/src/theme.css')).not.toMatch(/@font-face|\[data-design='default'\]/);
  });

  it('new writes files as the tree’s are written, and a design the lock file does not know yet is installed', () => {
    design('new', 'marche', '--label', "L'étal");
    const oxfmt = path.join(repository, 'node_modules/oxfmt/bin/oxfmt');
    const words = [oxfmt, '--check', 'packages/designs/marche'];
    expect(execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' })).toContain('All matched');
    cpSync(path.join(repository, 'pnpm-lock.yaml'), path.join(root, 'pnpm-lock.yaml'));
    expect(isEveryDesignLocked(repository)).toBe(true);
    expect(isEveryDesignLocked(root)).toBe(false);
  });

  it('wrap wraps a part, eject copies one, and both are added to the index', () => {
    design('new', 'marche');
    design('wrap', 'marche', 'ProductCard');
    design('eject', 'marche', 'Price');
    expect(read('marche/src/index.ts')).toContain(
      [
        '  parts: {',
        "    Price: () => import('./parts/Price/index.ts'),",
        "    ProductCard: () => import('./parts/ProductCard/index.ts'),",
        '  },',
      ].join('\n'),
    );
    expect(read('marche/src/parts/ProductCard/ProductCard.tsx')).toContain(
      "from '@teranga/design-default/parts/ProductCard'",
    );
    expect(read('marche/src/parts/Price/Price.tsx')).toBe(read('default/src/parts/Price/Price.tsx'));
  });

  it('wrap and eject write the stories of the part, in the design', () => {
    design('new', 'marche');
    design('wrap', 'marche', 'ProductCard');
    const stories = read('marche/src/parts/ProductCard/ProductCard.stories.tsx');
    expect(stories).toContain("title: 'marche/ProductCard'");
    expect(stories).toContain("from '@teranga/design-default/stories/ProductCard'");
    expect(stories).toContain('export const PrixReduit: Story = stories.PrixReduit;');
  });

  it('new leaves nothing behind when it cannot be finished', () => {
    rmSync(path.join(root, 'packages/designs/default/src/theme.css'));
    expect(() => design('new', 'marche')).toThrow('theme.css');
    expect(existsSync(path.join(root, 'packages/designs/marche'))).toBe(false);
  });

  it('new writes the stories of its home page', () => {
    design('new', 'marche');
    expect(read('marche/src/HomePage.stories.tsx')).toContain("title: 'marche/Accueil'");
  });

  it('eject copies the header too: its imports of shared code point to the default’s package', () => {
    design('new', 'marche');
    design('eject', 'marche', 'Header');
    design('eject', 'marche', 'CollectionTiles');
    design('eject', 'marche', 'CategoryBar');
    expect(read('marche/src/parts/Header/Header.tsx')).toContain("from '@teranga/design-default/awning'");
    expect(read('marche/src/parts/CollectionTiles/CollectionTiles.tsx')).toContain(
      "from '@teranga/design-default/layout/layout.module.css'",
    );
  });

  it('measure says if its build replaced the one that a running shop renders with', () => {
    const build = path.join(root, 'apps/shell/dist/client/.vite');
    rmSync(path.join(root, 'apps'));
    mkdirSync(build, { recursive: true });
    writeFileSync(path.join(build, 'manifest.json'), '{}');
    const says = (bench: string) => {
      writeFileSync(path.join(root, 'scripts/bench.mjs'), bench);
      return design('measure', 'default').includes('Start it again.');
    };
    const rebuild = `import { writeFileSync } from 'node:fs';
      writeFileSync(${JSON.stringify(path.join(build, 'manifest.json'))}, '{"new": {}}');`;
    expect([says(''), says(rebuild), says('')]).toEqual([false, true, false]);
  });

  it.each([[[]], [['new', 'foire']]])(
    '%j reports that its output could not be written, and exits with 1',
    (words: string[]) => {
      const script = path.join(root, 'scripts/design.mjs');
      const full = openSync('/dev/full', 'w');
      const { status, stderr } = spawnSync(process.execPath, [script, ...words], {
        encoding: 'utf8',
        stdio: ['ignore', full, 'pipe'],
      });
      closeSync(full);
      expect([status, stderr]).toEqual([
        1,
        'The answer could not be written (ENOSPC); the command has completed.\n',
      ]);
    },
  );

  it('the commands in the documentation work', { timeout: commandsTimeoutMs }, () => {
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

describe('npm run design -- refuses', () => {
  beforeAll(() => {
    plant();
    design('new', 'enfant');
  });
  afterAll(fell);

  it.each([
    [['new', 'Marché'], 'cannot name a design'],
    [['new', '../x'], 'cannot name a design'],
    [['new', 'kit'], 'the package @teranga/design-kit is the product’s own'],
    [['new', 'default'], 'is there already'],
    [['wrap', 'nulle', 'Price'], 'There is no design «nulle»'],
    [['wrap', 'default', 'Price'], 'change its parts where they are'],
    [['wrap', 'enfant', 'Prix'], 'The default has no part «Prix»'],
    [['eject', 'enfant', 'OrderTotals'], 'is shared by all designs'],
    [['peindre'], 'npm run design -- new'],
    [['new', 'foire', '--lable', 'Foire'], "Unknown option '--lable'.\nnpm run design -- new"],
    [['new', 'foire', '--label'], "'--label <value>' argument missing.\nnpm run design -- new"],
    [['check', 'enfant', '--fils'], "Unknown option '--fils'.\nnpm run design -- new"],
    [['check', 'enfant', 'accueil'], 'has no page «accueil». It has: home,'],
  ])('%j, and says why', (words, message) => {
    const said = (() => {
      try {
        return design(...words);
      } catch (error) {
        const { stderr, stdout } = error as { stderr: string; stdout: string };
        return `refused ${stderr}${stdout}`;
      }
    })();
    expect([said.startsWith('refused'), said.includes(message)]).toEqual([true, true]);
  });
});
