import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { createRenderer } from '../entry-server.tsx';
import type { BuiltFiles } from './builtFiles.ts';
import { readDesignFolders } from './designFolders.ts';
import { foreignFiles } from './foreignFiles.ts';

/** Compressed bytes that a home page may need. */
const scriptBudget = 130_000;
const styleBudget = 25_000;

const dist = path.join(import.meta.dirname, '../../dist');
if (!existsSync(path.join(dist, 'server/entry-server.js')))
  throw new Error('There is no build to measure. Run `npm start` or the check `build` first.');
const built = JSON.parse(readFileSync(path.join(dist, 'client/.vite/manifest.json'), 'utf8')) as BuiltFiles;
const server = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as {
  createRenderer: typeof createRenderer;
};
const render = server.createRenderer({ manifest: built });
const designs = readDesignFolders(path.join(import.meta.dirname, '../../../../packages/designs'));

const unreachable = () => Promise.resolve(new Response('{}', { status: 503 }));

/** A page as a store of a design sends it, its back end out of reach. */
async function htmlOf(design: string, url: string): Promise<string> {
  const settings = {
    storeId: 'boutique',
    storeName: 'Boutique',
    storeLogo: '',
    storeDefaultLogo: '',
    cdnBaseUrl: '/cdn/',
    design,
    siteUrl: 'https://boutique.sn',
    apiBaseUrl: '',
    csrfToken: null,
    exchangeRatesUrl: null,
    imageResize: null,
  };
  return (await render({ url, settings, fetch: unreachable, now: Date.UTC(2026, 10, 21) })).html;
}

/** The files a page names: what its browser loads before the shopper does anything. */
function filesOf(html: string, kind: 'js' | 'css'): string[] {
  const named = html.matchAll(new RegExp(`(?:href|src)="/(assets/[^"]+\\.${kind})"`, 'g'));
  return [...new Set([...named].map(([, file]) => file ?? ''))];
}

const weigh = (files: string[]) =>
  files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, 'client', file))).length,
    0,
  );

const everyPage = [
  '/',
  '/products',
  '/products/robe',
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/orders-status/ABCD',
  '/nulle-part',
];

describe.each(designs.map(({ id }) => id))('the design %s', (design) => {
  it('needs no more than the budgets for its home', async () => {
    const html = await htmlOf(design, '/');
    const weights = { scripts: weigh(filesOf(html, 'js')), styles: weigh(filesOf(html, 'css')) };
    expect({
      ...weights,
      fits: weights.scripts <= scriptBudget && weights.styles <= styleBudget,
    }).toEqual({ ...weights, fits: true });
  });

  it('loads with its home everything that the home imports', async () => {
    const scripts = filesOf(await htmlOf(design, '/'), 'js');
    const imported = scripts.flatMap((file) => built.files[file]?.imports ?? []);
    expect(imported.filter((file) => !scripts.includes(file))).toEqual([]);
  });

  it.each(everyPage)('loads nothing of another design, nor what it redraws, at %s', async (url) => {
    const html = await htmlOf(design, url);
    const foreign = foreignFiles(built, design, designs);
    const loaded = [...filesOf(html, 'js'), ...filesOf(html, 'css')];
    expect(loaded.filter((file) => foreign.has(file))).toEqual([]);
  });
});
