import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltFiles } from './builtFiles.ts';
import { neededFiles } from './builtFiles.ts';
import { chunkGroups } from './chunkGroups.ts';
import { collectBuiltFiles } from './collectBuiltFiles.ts';
import { readDesignFolders } from './designFolders.ts';
import { homeEntries, homeEntriesPlugin } from './homeEntries.ts';

/**
 * Three tiny designs: `b` replaces the card and the product page and wraps the header, `c` replaces
 * the header.
 */
const sources: Record<string, string> = {
  'apps/shell/index.html': '<script type="module" src="./entry.ts"></script>',
  'apps/shell/entry.ts': `
    const designs = import.meta.glob('../../packages/designs/*/src/index.ts');
    export const load = (id: string) => designs['../../packages/designs/' + id + '/src/index.ts']?.();
    console.log(load);`,
  'packages/designs/default/src/index.ts': `export const design = {
    theme: () => import('./theme.css'),
    pages: { home: () => import('./pages/HomePage.tsx'), product: () => import('./pages/ProductPage.tsx') },
    parts: {
      Header: () => import('./parts/Header/index.ts'),
      Card: () => import('./parts/Card/index.ts'),
      Price: () => import('./parts/Price/index.ts'),
      Gallery: () => import('./parts/Gallery/index.ts'),
    } };`,
  'packages/designs/default/src/theme.css': `:root { --theme: 'default-theme' }`,
  'packages/designs/default/src/pages/HomePage.tsx': `export default () => 'default-home';`,
  'packages/designs/default/src/pages/ProductPage.tsx': `
    import { article } from './product/article.ts'; export default () => article;`,
  'packages/designs/default/src/pages/product/article.ts': `export const article = 'default-article';`,
  'packages/designs/default/src/awning.ts': `export const awning = 'default-awning';`,
  'packages/designs/default/src/parts/Header/index.ts': `
    import './header.css'; import { awning } from '../../awning.ts';
    export const Header = () => 'default-header' + awning; export { Header as part };`,
  'packages/designs/default/src/parts/Header/header.css': `.default-header { color: red }`,
  'packages/designs/default/src/parts/Card/index.ts': `
    import './card.css'; import { awning } from '../../awning.ts';
    export const part = () => 'default-card' + awning;`,
  'packages/designs/default/src/parts/Card/card.css': `.default-card { color: red }`,
  'packages/designs/default/src/parts/Price/index.ts': `
    import { awning } from '../../awning.ts'; export const part = () => 'default-price' + awning;`,
  'packages/designs/default/src/parts/Gallery/index.ts': `export const part = () => 'default-gallery';`,
  'packages/designs/b/src/index.ts': `export const design = {
    theme: () => import('./theme.css'), pages: { product: () => import('./pages/ProductPage.tsx') },
    parts: { Card: () => import('./parts/Card/index.ts'), Header: () => import('./parts/Header/index.ts') } };`,
  'packages/designs/b/src/theme.css': `:root { --theme: 'b-theme' }`,
  'packages/designs/b/src/pages/ProductPage.tsx': `export default () => 'b-article';`,
  'packages/designs/b/src/parts/Card/index.ts': `export const part = () => 'b-card';`,
  'packages/designs/b/src/parts/Header/index.ts': `
    import { Header } from '@teranga/design-default/parts/Header';
    export const part = () => 'b-header' + Header();`,
  'packages/designs/c/src/index.ts': `export const design = {
    theme: () => import('./theme.css'), pages: {}, parts: { Header: () => import('./parts/Header/index.ts') } };`,
  'packages/designs/c/src/theme.css': `:root { --theme: 'c-theme' }`,
  'packages/designs/c/src/parts/Header/index.ts': `export const part = () => 'c-header';`,
};

const root = mkdtempSync(path.join(tmpdir(), 'chunks-'));
const designsFolder = path.join(root, 'packages/designs');
const tierOf = (part: string) => (part === 'Gallery' ? 'later' : 'first');
const designs = () => readDesignFolders(designsFolder);
let built: BuiltFiles;
const contents: Record<string, string> = {};

beforeAll(async () => {
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
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
afterAll(() => rmSync(root, { recursive: true }));

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
      'index',
      'rolldown-runtime',
      'shop',
    ]);
  });
});
