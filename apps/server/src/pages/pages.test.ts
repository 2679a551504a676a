import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import { nothingInline, type RenderRequest } from '@teranga/core/pages/render';

const isPrivate = (url: string) => url.startsWith('/orders-status/');

/** Renders the requested page with the API's responses, and counts the renderings. */
let rendered: RenderRequest[] = [];

async function render(request: RenderRequest) {
  rendered.push(request);
  const path = new URL(request.url, 'http://x').pathname;
  if (path === '/broken') throw new Error('a page that cannot be rendered');
  const { body: notified } = await request.read('getStore', {});
  const status = path === '/nowhere' ? 404 : 200;
  const html = `<!doctype html><title>${request.settings.storeName} ${request.settings.design} ${path}</title><p>${notified}</p>`;
  if (path === '/moved')
    return { status: 301, html, inline: nothingInline, isPrivate: false, location: '/products?tag=Cadeau' };
  return { status, html, inline: nothingInline, isPrivate: isPrivate(path) };
}

const { inject, db, openAnother } = await testApp({
  renderer: { build: 'test', designs: ['default'], isPrivate, render },
  logStream: { write: () => undefined },
});

beforeEach(() => {
  rendered = [];
});

const counted = async (store: 'a' | 'b', url: string) => {
  const before = rendered.length;
  await inject(store, url);
  return rendered.length - before;
};

describe('a page', () => {
  it("is rendered with its store's settings, its own data and the current time", async () => {
    const answer = await inject('a', '/first?category=Robes');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.payload).toContain('<title>Boutique a default /first</title>');
    expect(answer.payload).toContain('<p>{"store":{"id":"a",');
    expect(rendered[0]?.url).toBe('/first?category=Robes');
    expect(rendered[0]?.settings).toEqual({
      storeId: 'a',
      storeName: 'Boutique a',
      storeLogo: '',
      storeDefaultLogo: '',
      cdnBaseUrl: '/cdn/',
      design: 'default',
      siteUrl: 'http://a.localhost:3000',
      apiBaseUrl: '',
      csrfToken: null,
      exchangeRatesUrl: null,
      imageResize: '{url}?w={width}',
      previewImage: '/social/{page}.jpg',
    });
  });

  it('is cacheable by shared caches and revalidated by browsers', async () => {
    const { headers, cookies } = await inject('a', '/shared');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(cookies).toEqual([]);
  });

  it('that moved keeps the tracking parameters of its request', async () => {
    const { statusCode, headers } = await inject('a', '/moved?utm_source=fb&gclid=1');
    expect(statusCode).toBe(301);
    expect(headers.location).toBe('/products?tag=Cadeau&utm_source=fb&gclid=1');
  });

  it('that does not exist is an uncacheable 404', async () => {
    const answer = await inject('a', '/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBe(undefined);
    expect(await counted('a', '/nowhere')).toBe(1);
  });

  it.each(['/logo.ico', '/wp-login.php', '/.env', '/a/b/backup.sql?x=1', '/.git/config.old/'])(
    'is not rendered for a file request such as %s',
    async (url) => {
      const answer = await inject('a', url);
      expect(answer.statusCode).toBe(404);
      expect(rendered.length).toBe(0);
    },
  );

  it('is rendered when only its query contains a dot', async () => {
    expect(await counted('a', '/products?search=robe.png')).toBe(1);
  });

  it('that is private is not cacheable and sends a referrer to its own site only', async () => {
    const answer = await inject('a', '/orders-status/ABCD');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['referrer-policy']).toBe('same-origin');
    expect(answer.headers.etag).toBe(undefined);
    expect(await counted('a', '/orders-status/ABCD')).toBe(1);
  });

  it('that cannot be rendered returns a generic 500', async () => {
    const answer = await inject('a', '/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.payload).toContain('Une erreur inattendue est survenue');
  });

  it('says so while the pages are not built', async () => {
    const unbuilt = await testApp();
    const answer = await unbuilt.inject('a', '/');
    expect(answer.statusCode).toBe(503);
    expect(answer.payload).toContain(
      'Les pages de la boutique ne sont pas construites : lancez « npm start ».',
    );
  });
});

describe('a cached page', () => {
  it('is rendered once for all requests, including concurrent ones', async () => {
    await Promise.all(Array.from({ length: 10 }, () => inject('a', '/once')));
    expect(await counted('a', '/once')).toBe(0);
    expect(rendered).toHaveLength(1);
  });

  it.each([
    ['/spelt?b=2&a=1', '/spelt?a=1&b=2', 0],
    ['/tracked?a=1', '/tracked?a=1&utm_source=x&fbclid=y', 0],
    ['/tracked-only', '/tracked-only?gclid=z', 0],
    ['/requested?a=1', '/requested?a=2', 1],
  ])('serves %s and %s: rendered %i more times', async (first, second, times) => {
    await inject('a', first);
    expect(await counted('a', second)).toBe(times);
  });

  it('belongs to its store', async () => {
    await inject('a', '/theirs');
    const { payload } = await inject('b', '/theirs');
    expect(payload).toContain('<title>Boutique b default /theirs</title>');
  });

  it('is re-rendered in the new design once another process changes it, for that store only', async () => {
    await Promise.all([inject('a', '/design'), inject('b', '/design')]);
    await openAnother().withStore('a', (tx) => tx.query("update stores set design = 'lybalikou'"));
    await vi.waitFor(async () => {
      expect((await inject('a', '/design')).payload).toContain('<title>Boutique a lybalikou /design</title>');
    });
    expect(await counted('b', '/design')).toBe(0);
  });

  it('is re-rendered when its catalogue changes, for that store only', async () => {
    await Promise.all([inject('a', '/catalogue'), inject('b', '/catalogue')]);
    await db.notify('catalogue_changed', 'a');
    await vi.waitFor(async () => expect(await counted('a', '/catalogue')).toBe(1));
    expect(await counted('b', '/catalogue')).toBe(0);
  });

  it('is re-rendered when a notification may have been missed', async () => {
    await inject('a', '/missed');
    await db.notify('catalogue_changed', '');
    await vi.waitFor(async () => expect(await counted('a', '/missed')).toBe(1));
  });
});
