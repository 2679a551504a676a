import path from 'node:path';
import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltFiles, neededFiles } from './builtFiles.ts';
import { chunkGroups } from './chunkGroups.ts';
import { collectBuiltFiles } from './collectBuiltFiles.ts';
import { readDesignFolders } from './designFolders.ts';
import { homeEntries, homeEntriesPlugin } from './homeEntries.ts';

/**
 * Three tiny designs: `b` replaces the card and the product page and wraps the header, `c` replaces
 * the header.
 */
const root = path.join(import.meta.dirname, 'fixtures/tinyDesigns');
const designsFolder = path.join(root, 'packages/designs');
const tierOf = (part: string) => (part === 'Gallery' ? 'later' : 'first');
const designs = () => readDesignFolders(designsFolder);
let built: BuiltFiles;
const contents: Record<string, string> = {};

beforeAll(async () => {
  const { output } = (await build({
    root: path.join(root, 'apps/shell'),
    configFile: false,
    logLevel: 'silent',
    plugins: [homeEntriesPlugin(designsFolder, ['Header', 'Card', 'Price'])],
    resolve: {
      alias: {
        '@teranga/design-default/parts/Header': path.join(designsFolder, 'default/src/parts/Header/index.ts'),
      },
    },
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { index: path.join(root, 'apps/shell/index.html'), ...homeEntries(designs()) },
        output: {
          codeSplitting: { groups: chunkGroups(designs(), tierOf), includeDependenciesRecursively: false },
        },
      },
    },
  })) as Rollup.RollupOutput;
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  built = collectBuiltFiles(bundle, root);
  for (const file of output)
    contents[file.fileName] = file.type === 'chunk' ? file.code : String(file.source);
});

/** All code that a browser receives when it loads these modules of the designs. */
function textOf(...modules: string[]): string {
  const now = modules.map((name) => `packages/designs/${name}`);
  const { scripts, styles } = neededFiles(built, { now });
  return [...scripts, ...styles].map((name) => contents[name]).join('\n');
}
const words = (text: string) =>
  [
    ...new Set(text.match(/\b(?:default|b|c)-(?:theme|home|header|card|price|gallery|awning|article)\b/g)),
  ].toSorted();

describe('the chunks of the designs', () => {
  it('give the default its own, its later parts apart', () => {
    const parts = ['Header', 'Card', 'Price'].map((name) => `default/src/parts/${name}/index.ts`);
    const text = textOf('default/src/index.ts', 'default/src/theme.css', ...parts);
    expect(words(text)).toEqual([
      'default-awning',
      'default-card',
      'default-header',
      'default-home',
      'default-price',
      'default-theme',
    ]);
  });

  it('give a design that wraps a part that part, and none of those it replaces', () => {
    const text = textOf(
      'default/src/index.ts',
      'b/src/index.ts',
      'b/src/theme.css',
      'b/src/parts/Card/index.ts',
      'b/src/parts/Header/index.ts',
      'default/src/parts/Price/index.ts',
    );
    expect(words(text)).toEqual([
      'b-card',
      'b-header',
      'b-theme',
      'default-awning',
      'default-header',
      'default-home',
      'default-price',
    ]);
  });

  it('give a design that replaces the header the card without it', () => {
    const text = textOf(
      'c/src/index.ts',
      'c/src/theme.css',
      'c/src/parts/Header/index.ts',
      'default/src/parts/Card/index.ts',
      'default/src/parts/Price/index.ts',
    );
    expect(words(text)).toEqual([
      'c-header',
      'c-theme',
      'default-awning',
      'default-card',
      'default-home',
      'default-price',
    ]);
  });

  it.each([
    ['default', 'default/src/pages/ProductPage.tsx', 'design-default-later-not-b'],
    ['b', 'b/src/pages/ProductPage.tsx', 'design-b-later'],
  ])('bundle the product page of %s with its later parts', (_design, page, chunk) => {
    const file = built.modules[`packages/designs/${page}`] ?? '';
    expect(file.replace(/^assets\/(.+)-[\w-]{8}\.js$/, '$1')).toBe(chunk);
  });

  it('are named after their content', () => {
    const names = Object.keys(built.files).map((name) => name.replace(/^assets\/(.+)-[\w-]{8}\.js$/, '$1'));
    // The bundler merges `core` into the entry.
    expect(names.toSorted()).toEqual([
      'design-b-first',
      'design-b-later',
      'design-c-first',
      'design-default-first-not-b',
      'design-default-first-not-c',
      'design-default-later-not-b',
      'home-b',
      'home-c',
      'home-default',
      'index',
      'rolldown-runtime',
      'shop',
    ]);
  });
});
