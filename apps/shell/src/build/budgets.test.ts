import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { built, clientFolder, designs, designsFolder, render } from '../testing/builtShell.ts';
import { someMoment, someSettings } from '../testing/someStore.ts';
import { foreignFiles } from './foreignFiles.ts';

/** Compressed bytes that a home page may need. */
const scriptBudget = 135_000;
const styleBudget = 25_000;
/** Compressed bytes of initial code of any page, including what lists, products and carts share. */
const pageScriptBudget = 177_000;
/**
 * Initial code files of any page: with document, fonts, logo and visible images this makes fifteen
 * requests.
 */
const fileBudget = 9;

const unreachable = () => Promise.resolve({ status: 503, body: '{}' });

async function rendered(design: string, url: string): Promise<string> {
  const settings = someSettings({ design });
  return (await render({ url, settings, read: unreachable, now: someMoment })).html;
}

const documents = new Map<string, Promise<string>>();

/** A page as a store of a design sends it, its back end out of reach. */
function htmlOf(design: string, url: string): Promise<string> {
  const name = `${design} ${url}`;
  const html = documents.get(name) ?? rendered(design, url);
  documents.set(name, html);
  return html;
}

/** The files of a design's lazy islands. */
function islandsOf(design: string): string[] {
  const folder = path.join(designsFolder, design, 'src/islands');
  return existsSync(folder) ? readdirSync(folder).filter((name) => /^\w+\.tsx$/.test(name)) : [];
}

/** The flat style sheets are for old browsers and for browsers without scripts. */
const isForOldBrowsers = (file: string) => file.startsWith('assets/flat-');

type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a page, as a browser with scripts parses it: `<noscript>` is empty. */
function elementsOf(html: string): Element[] {
  const below = (parent: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    parent.childNodes
      .filter((node) => defaultTreeAdapter.isElementNode(node))
      .flatMap((element) => [element, ...below(element)]);
  return below(parse(html));
}

const attributeOf = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

/** The files a page references: what a current browser loads before any interaction. */
function filesOf(html: string, kind: 'js' | 'css'): string[] {
  const words = elementsOf(html).flatMap(({ attrs }) => attrs.flatMap(({ value }) => value.split(' ')));
  const files = words.filter((word) => word.startsWith('/assets/') && word.endsWith(`.${kind}`));
  return [...new Set(files.map((file) => file.slice(1)))].filter((file) => !isForOldBrowsers(file));
}

/** As sent: the build compresses what shrinks by it. */
function sentBytes(file: string): number {
  const original = path.join(clientFolder, file);
  return statSync(existsSync(`${original}.br`) ? `${original}.br` : original).size;
}

const measureBytes = (files: string[]) => files.reduce((sum, file) => sum + sentBytes(file), 0);

const everyPage = [
  '/',
  '/products',
  '/products/robe',
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/orders-status/ABCD',
  '/payment-success/ABCD',
  '/payment-cancel/ABCD',
  '/nulle-part',
];

describe.each(designs.map(({ id }) => id))('the design %s', (design) => {
  it('needs no more than the budgets for its home', async () => {
    const html = await htmlOf(design, '/');
    expect(measureBytes(filesOf(html, 'js'))).toBeLessThanOrEqual(scriptBudget);
    expect(measureBytes(filesOf(html, 'css'))).toBeLessThanOrEqual(styleBudget);
  });

  it.each(['/products', '/products/robe', '/cart'])(
    'needs no more code than the budget for %s',
    async (url) => {
      const scripts = measureBytes(filesOf(await htmlOf(design, url), 'js'));
      expect(scripts).toBeLessThanOrEqual(pageScriptBudget);
    },
  );

  it.each(['/', '/products', '/products/robe', '/cart'])(
    'the page %s begins with few files and no style sheet',
    async (url) => {
      const html = await htmlOf(design, url);
      const followed = elementsOf(html)
        .filter((element) => attributeOf(element, 'rel') === 'stylesheet')
        .filter((element) => attributeOf(element, 'disabled') === undefined)
        .map((element) => attributeOf(element, 'href'))
        .filter((href) => !href?.startsWith('/assets/flat-'));
      expect(filesOf(html, 'js').length).toBeLessThanOrEqual(fileBudget);
      expect(followed).toEqual([]);
    },
  );

  it('comes with the styles of the islands that its home shows', async () => {
    const files = Object.entries(built.modules).flatMap(([name, file]) =>
      name.startsWith(`packages/designs/${design}/src/islands/`) ? [file] : [],
    );
    const styles = filesOf(await htmlOf(design, '/'), 'css');
    expect(files.length).toBe(islandsOf(design).length);
    expect(styles).toEqual(expect.arrayContaining(files.flatMap((file) => built.files[file]?.css ?? [])));
  });

  it('loads with its home everything that the home imports', async () => {
    const scripts = filesOf(await htmlOf(design, '/'), 'js');
    expect(scripts).toContain(built.entry);
    const imported = scripts.flatMap((file) => built.files[file]?.imports ?? []);
    expect(imported.filter((file) => !scripts.includes(file))).toEqual([]);
  });

  it.each(everyPage)(
    'loads no file of another design, nor a default part that it replaces, at %s',
    async (url) => {
      const html = await htmlOf(design, url);
      const foreign = foreignFiles(built, design, designs);
      const loaded = [...filesOf(html, 'js'), ...filesOf(html, 'css')];
      expect(loaded.filter((file) => foreign.has(file))).toEqual([]);
    },
  );
});
