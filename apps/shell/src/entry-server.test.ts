import type { StoreSettings } from '@teranga/core/lib/settings';
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
  return { ...result, requested };
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

describe('a rendered page', () => {
  it('holds its content, its title and the tags of its store', async () => {
    const { status, html } = await page({ url: '/products/robe-wax' });
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="fr" data-design="default"><head>/);
    expect(html).toContain('<title>Robe «Ndèye» &lt;/script&gt;&lt;b&gt; | Boutique</title>');
    expect(html).toContain('<meta name="design" content="default"/>');
    expect(html).toContain('12\u202f500');
  });

  it.each([
    ['/products/boubou', 'M', '20\u202f000'],
    ['/products/boubou?variation=BB-L', 'L', '25\u202f000'],
    ['/products/boubou?variation=BB-XXL', 'M', '20\u202f000'],
  ])('the page %s shows the size %s, at one canonical address', async (url, size, price) => {
    const { html } = await page({ url });
    expect([
      /<input[^>]* checked=""[^>]*value="(\w+)"|<input[^>]*value="(\w+)"[^>]* checked=""/.exec(html),
    ]).toMatchObject([expect.arrayContaining([size])]);
    expect(html).toContain(price);
    expect(html).toContain('<link rel="canonical" href="https://boutique.sn/products/boubou"');
  });

  it('carries its state as data that no name can break out of', async () => {
    const { html } = await page({ url: '/products/robe-wax' });
    const [, json = ''] =
      /<script type="application\/json" id="teranga-state">(.*?)<\/script>/s.exec(html) ?? [];
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
    ['script', 'scripts', /<script(?: data-[^>]*)?>(.*?)<\/script>/gs],
    ['style', 'styles', /<style[^>]*>(.*?)<\/style>/gs],
  ] as const)('names the hash of every inline %s for its policy', async (_element, kind, pattern) => {
    const { html, inline } = await page({ url: '/' });
    const texts = [...html.matchAll(pattern)].map(([, text = '']) => text);
    expect(inline[kind]).toEqual(texts.map(hashSource));
  });

  it.each(['/', '/products', '/products/robe-wax', '/cart'])(
    'the page %s names its code in its last script alone: a link to it, or to a font, would hold up the first paint',
    async (url) => {
      const { html } = await page({ url });
      const last = html.lastIndexOf('<script');
      expect(html.slice(0, last)).not.toMatch(/\.js"|rel="modulepreload"|as="font"/);
      expect(html.slice(last)).toMatch(/"\/assets\/[^"]+\.js"/);
    },
  );

  it.each(designs.map(({ id }) => id))('in the design %s names the layers in their order', async (id) => {
    const { html } = await page({ url: '/', settings: { design: id } });
    const named = [...html.matchAll(/@layer ([a-z]+)/g)].map(([, layer]) => layer);
    expect([...new Set(named)]).toEqual(['reset', 'base', 'ui', 'default', 'design']);
  });

  it('shows the fallback of its web font to browsers without scripts', async () => {
    const { html } = await page({ url: '/' });
    const [, withoutScript = ''] =
      /<noscript><style>([^<]*)<\/style>/.exec(html.slice(html.indexOf('order-help'))) ?? [];
    expect(withoutScript).toContain('--font-display:var(--font-fallback)!important');
  });

  it('leaves no timer behind that would retain its store', async () => {
    const pending = await timersLeftBy(() => page({ url: '/products/robe-wax' }));
    expect(pending.filter((delay) => delay > shortTimerMs)).toEqual([]);
  });

  it.each([['inconnu'], ['']])('uses the default design for a store of the design «%s»', async (design) => {
    const { html, status } = await page({ url: '/', settings: { design } });
    expect(status).toBe(200);
    expect(html).toContain('data-design="default"');
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
    expect({ status, location, html }).toEqual({
      status: 301,
      location: '/products?category=Robes',
      html: '',
    });
  });
});

describe.each(designs)('before JavaScript has loaded, in the design $id,', ({ id: design }) => {
  it('/auth states its purpose under its only h1', async () => {
    const { html } = await page({ url: '/auth', settings: { design } });
    const seen = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    expect(seen.match(/<h1[ >]/g)).toHaveLength(1);
    expect(seen).toContain('nous y envoyons un code à 6 chiffres.');
    expect(html).not.toContain('activez JavaScript');
  });
});
