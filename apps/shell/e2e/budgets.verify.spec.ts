import type { APIRequestContext } from '@playwright/test';
import { lookAt } from './firstView.ts';
import { expect, test } from './shopTest.ts';
import { serverOrigin, stores, type DemoStore } from './stores.ts';

const bytesPerKiB = 1024;
/**
 * Network bytes of a page that is only viewed, including the images that a browser's own lazy
 * loading fetches early, and the code that is prefetched when idle.
 */
const mostBytes = 340 * bytesPerKiB;
/**
 * Maximum bytes of an image in a first view, including a home's hero image and a product's first
 * image.
 */
const mostImageBytes = 40_000;

const pageTypes = ['home', 'list', 'product', 'cart', 'checkout'] as const;
type PageType = (typeof pageTypes)[number];

/** Request budget of a page whose design is not listed below. */
const goalRequests = 15;

/**
 * Requests of a page and of its idle prefetch. Each number is a measurement and one request that
 * timing may add, to be lowered when a request is saved.
 */
const mostRequests: Record<string, Record<PageType, number>> = {
  default: { home: 27, list: 25, product: 18, cart: 14, checkout: 29 },
  lybalikou: { home: 20, list: 19, product: 19, cart: 10, checkout: 25 },
  'rahmou-serwiss': { home: 22, list: 25, product: 22, cart: 16, checkout: 30 },
};

/** Where the pages of a store are, with the first product that it lists. */
async function addressesOf(
  { origin }: DemoStore,
  request: APIRequestContext,
): Promise<Record<PageType, string>> {
  const headers = { host: new URL(origin).host };
  const answer = await request.get(`${serverOrigin}/api/products`, { headers });
  const { data } = (await answer.json()) as { data: [{ id: string }] };
  const [{ id }] = data;
  return {
    home: `${origin}/`,
    list: `${origin}/products`,
    product: `${origin}/products/${id}`,
    cart: `${origin}/cart`,
    checkout: `${origin}/checkout?product=${id}&quantity=1`,
  };
}

/** A current phone: images are selected by viewport width and device pixel ratio. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const store of stores) {
  const { design } = store;
  for (const type of pageTypes) {
    const most = mostRequests[design]?.[type] ?? goalRequests;
    test(`${design}: a ${type} keeps its budgets of bytes and requests`, async ({ page, request }) => {
      const { bytes, requests, images } = await lookAt(page, (await addressesOf(store, request))[type]);
      const heavy = [...images].filter(([, weight]) => weight > mostImageBytes);
      expect(bytes).toBeLessThanOrEqual(mostBytes);
      expect(requests).toBeLessThanOrEqual(most);
      expect(heavy).toEqual([]);
      if (type === 'home' || type === 'product') expect(images.size).toBeGreaterThan(0);
    });
  }
}
