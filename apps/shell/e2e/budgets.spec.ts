import type { APIRequestContext } from '@playwright/test';
import { lookAt } from './firstView.ts';
import { expect, test } from './shopTest.ts';
import { serverOrigin, stores, type DemoStore } from './stores.ts';

const bytesPerKiB = 1024;
/** What comes over the network for a page that is only looked at, with the images that a browser's own lazy loading fetches early. */
const mostBytes = 312 * bytesPerKiB;
/** What a picture of a first view may weigh: a home's great one and a product's first are among them. */
const mostPictureBytes = 40_000;

const pageTypes = ['home', 'list', 'product', 'cart', 'checkout'] as const;
type PageType = (typeof pageTypes)[number];

/** What a page may ask for whose design is not weighed below. */
const goalRequests = 15;

/**
 * Requests of a first view: document, logo, web fonts, the code's files, the pictures on screen. Each is what was measured, to be lowered
 * where one is saved. A checkout asks for what is its visitor's own as well.
 */
const mostRequests: Record<string, Record<PageType, number>> = {
  default: { home: 15, list: 21, product: 14, cart: 14, checkout: 21 },
  // Which picture of a product comes first decides whether its small copy is one more.
  lybalikou: { home: 12, list: 15, product: 15, cart: 11, checkout: 20 },
  'rahmou-serwiss': { home: 11, list: 19, product: 16, cart: 13, checkout: 21 },
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

/** A telephone of today: pictures are chosen by its width and by how fine its dots are. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const store of stores) {
  const { design } = store;
  for (const type of pageTypes) {
    const most = mostRequests[design]?.[type] ?? goalRequests;
    test(`${design}: a ${type} keeps its budgets of bytes and requests`, async ({ page, request }) => {
      const { bytes, requests, pictures } = await lookAt(page, (await addressesOf(store, request))[type]);
      const heavy = [...pictures].filter(([, weight]) => weight > mostPictureBytes);
      const fits = bytes <= mostBytes && requests <= most;
      expect({ bytes, requests, heavy, fits }).toEqual({ bytes, requests, heavy: [], fits: true });
      if (type === 'home' || type === 'product') expect(pictures.size).toBeGreaterThan(0);
    });
  }
}
