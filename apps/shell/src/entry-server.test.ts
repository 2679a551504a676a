import type { StoreSettings } from '@teranga/core/lib/settings';
import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import type { BrowserState } from './page/browserState.ts';
import { designs, render } from './testing/builtShell.ts';
import { hashSource } from './document/contentSecurityPolicy.ts';
import { testReader } from './testing/testReader.ts';
import { someMoment, someSettings } from './testing/someStore.ts';

const product = {
  id: 'robe-wax',
  sku: 'RW-1',
  name: 'Robe «Ndèye» </script><b>',
  description: '<p>Taillée à Dakar.</p>',
  picture: 'robe.webp',
  gallery: [{ name: 'robe.webp', alt: 'La robe' }],
  brand: null,
  category: 'Robes',
  sellingPrice: 12500,
  quantity: 4,
  multiPricing: [],
  discount: 0,
  hasVariations: false,
  variations: [],
  tags: [],
};

const aSize = (value: string, sellingPrice: number) => ({
  sku: `BB-${value}`,
  isEnabled: true,
  quantity: 3,
  sellingPrice,
  multiPricing: [],
  picture: null,
  pictures: [],
  options: [{ name: 'Taille', value, valueType: 'text', shortValue: value }],
});
const boubou = {
  ...product,
  id: 'boubou',
  name: 'Boubou',
  hasVariations: true,
  variations: [aSize('M', 20_000), aSize('L', 25_000)],
};

const answers: Readonly<Record<string, unknown>> = {
  'getProduct robe-wax': product,
  'getRelatedProducts robe-wax': [],
  'getProduct boubou': boubou,
  getProducts: { data: [product], current_page: 1, last_page: 1, total: 1 },
};

interface Answering {
  url: string;
  settings?: Partial<StoreSettings>;
  /** By read. */
  statuses?: Readonly<Record<string, number>>;
}

async function page({ url, settings, statuses = {} }: Answering) {
  const { read, requested } = testReader({ answers, statuses });
  const result = await render({ url, settings: someSettings(settings), read, now: someMoment });
  return { ...result, requested, document: parseDocument(result.html) };
}

/** Timers below this delay in milliseconds are ignored, as they retain nothing for long. */
const shortTimerMs = 500;

/** The delays of the timers that were set meanwhile and not cleared. */
async function timersLeftBy(run: () => Promise<unknown>): Promise<number[]> {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const left = new Map<unknown, number>();
  const watched = (handler: () => void, delay = 0) => {
    const timer = set(handler, delay);
    left.set(timer, delay);
    return timer;
  };
  const watchedClear: typeof clear = (timer) => {
    left.delete(timer);
    clear(timer);
  };
  Object.assign(globalThis, { setTimeout: watched, clearTimeout: watchedClear });
  try {
    await run();
  } finally {
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  }
  return [...left.values()];
}

const contentOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute('content');

/** The names of a style sheet's layers, in their order. */
function layersOf(css: string): string[] {
  const names: string[] = [];
  postcss.parse(css).walkAtRules('layer', ({ params }) => void names.push(...params.split(/,\s*/)));
  return names;
}

describe('a rendered page', () => {
  it('holds its content, its title and the tags of its store', async () => {
    const { status, document } = await page({ url: '/products/robe-wax' });
    expect(status).toBe(200);
    expect(document.compatMode).toBe('CSS1Compat');
    expect(document.documentElement.lang).toBe('fr');
    expect(document.documentElement.dataset['design']).toBe('default');
    expect(document.title).toBe('Robe «Ndèye» </script><b> | Boutique');
    expect(contentOf(document, 'meta[name=design]')).toBe('default');
    expect(document.body.textContent).toContain('12\u202f500');
  });

  it.each([
    ['/products/boubou', 'M', '20\u202f000'],
    ['/products/boubou?variation=BB-L', 'L', '25\u202f000'],
    ['/products/boubou?variation=BB-XXL', 'M', '20\u202f000'],
  ])('the page %s shows the size %s, at one canonical address', async (url, size, price) => {
    const { document } = await page({ url });
    const chosen = document.querySelectorAll<HTMLInputElement>('input[type=radio][checked]');
    expect(Array.from(chosen, ({ value }) => value)).toEqual([size]);
    expect(document.body.textContent).toContain(price);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    expect(canonical?.href).toBe('https://boutique.sn/products/boubou');
  });

  it('carries its state as data that no name can break out of', async () => {
    const { document } = await page({ url: '/products/robe-wax' });
    const [json = ''] = textsOf(document, 'script#teranga-state');
    const state = JSON.parse(json) as BrowserState;
    expect(state.store.api.queries['getProduct("robe-wax")']?.data).toMatchObject({ name: product.name });
    expect(state.parts).toContain('Gallery');
  });

  it('reads what it shows and nothing of the visitor', async () => {
    const { requested } = await page({ url: '/products/robe-wax' });
    expect(requested.toSorted()).toEqual([
      'getPopularCategories',
      'getPopularTags',
      'getProduct robe-wax',
      'getRelatedProducts robe-wax',
      'getStore',
    ]);
  });

  it.each([
    ['scripts', 'script:not([src], [type])'],
    ['styles', 'style'],
  ] as const)('names the hashes of all inline %s for its policy', async (kind, selector) => {
    const { document, inline } = await page({ url: '/' });
    expect(inline[kind]).toEqual(textsOf(document, selector).map(hashSource));
  });

  it.each(['/', '/products', '/products/robe-wax', '/cart'])(
    'the page %s names its code in its last script alone: a link to it, or to a font, would hold up the first paint',
    async (url) => {
      const { document } = await page({ url });
      const elements = [...document.querySelectorAll('*')];
      const naming = elements.filter(({ attributes }) =>
        [...attributes].some(({ value }) => value.endsWith('.js')),
      );
      expect(naming).toEqual([document.querySelectorAll('script').item(document.scripts.length - 1)]);
      expect(document.querySelector('link:is([rel=modulepreload], [as=font])')).toBeNull();
    },
  );

  it.each(designs.map(({ id }) => id))('in the design %s names the layers in their order', async (id) => {
    const { document } = await page({ url: '/', settings: { design: id } });
    expect([...new Set(textsOf(document, 'style').flatMap(layersOf))]).toEqual([
      'reset',
      'base',
      'ui',
      'default',
      'design',
    ]);
  });

  it('shows the fallback of its web font to browsers without scripts', async () => {
    const { document } = await page({ url: '/' });
    expect(textsOf(document, 'noscript style').join()).toContain(
      '--font-display:var(--font-fallback)!important',
    );
  });

  it('leaves no timer behind that would retain its store', async () => {
    const pending = await timersLeftBy(() => page({ url: '/products/robe-wax' }));
    expect(pending.filter((delay) => delay > shortTimerMs)).toEqual([]);
  });

  it.each([['inconnu'], ['']])('uses the default design for a store of the design «%s»', async (design) => {
    const { document, status } = await page({ url: '/', settings: { design } });
    expect(status).toBe(200);
    expect(document.documentElement.dataset['design']).toBe('default');
  });
});

describe('the status of a page', () => {
  it.each([
    ['/', {}, 200],
    ['/products/robe-wax', { 'getProduct robe-wax': 404 }, 404],
    ['/products/robe-wax', { 'getProduct robe-wax': 500 }, 503],
    ['/nulle-part', {}, 404],
    ['/products/%FF', {}, 404],
    ['/products/%00', {}, 404],
    ['/products?search=%00', {}, 200],
    ['/cart', {}, 200],
  ])('the status of %s when the API answers %j is %i', async (url, statuses, status) => {
    expect((await page({ url, statuses })).status).toBe(status);
  });

  it('says where an address moved', async () => {
    const { status, location, html } = await page({ url: '/shop?category=Robes' });
    expect(status).toBe(301);
    expect(location).toBe('/products?category=Robes');
    expect(html).toBe('');
  });
});

describe.each(designs)('before JavaScript has loaded, in the design $id,', ({ id: design }) => {
  it('/auth states its purpose under its only h1', async () => {
    const { document } = await page({ url: '/auth', settings: { design } });
    expect(document.body.textContent).not.toContain('activez JavaScript');
    for (const hidden of document.querySelectorAll('noscript')) hidden.remove();
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.body.textContent).toContain('nous y envoyons un code à 6 chiffres.');
  });
});
