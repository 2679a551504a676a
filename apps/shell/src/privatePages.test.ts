import { aCart, aCartLine, aCustomer, anOrder, anOrderSummary, aProduct, aStore } from '@teranga/testing';
import { isWhole } from '@teranga/testing/isWhole';
import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import { describe, expect, it } from 'vitest';
import type { BrowserState } from './page/browserState.ts';
import { designs, isPrivate, render } from './testing/builtShell.ts';
import { testReader } from './testing/testReader.ts';
import { someMoment, someSettings } from './testing/someStore.ts';

const order = anOrder({ ref: 'ABCD-EFGH' });
const guest: Readonly<Record<string, unknown>> = {
  getStore: aStore(),
  getCart: aCart([aCartLine({ quantity: 2 })]),
  getWishlist: [aProduct({ id: 'sac', name: 'Sac à main' })],
  'getOrder ABCD-EFGH': order,
};
const customer = {
  ...guest,
  getProfile: aCustomer(),
  getMyOrders: [anOrderSummary({ ref: 'TRG-7K2M-9QXP-4HTD' })],
};

async function page(
  url: string,
  answers: Readonly<Record<string, unknown>> = guest,
  { statuses = {}, design = 'default' }: { statuses?: Record<string, number>; design?: string } = {},
) {
  const { read, requested } = testReader({ answers, statuses });
  const settings = someSettings({ design });
  const rendered = await render({ url, settings, read, now: someMoment });
  const document = parseDocument(rendered.html);
  return { ...rendered, document, main: document.querySelector('main'), requested };
}

const stateOf = (document: Document): BrowserState['store'] => {
  const [json = '{}'] = textsOf(document, '#teranga-state');
  return (JSON.parse(json) as BrowserState).store;
};

const name = aProduct().name;
const shown = [
  ['/cart', guest, name],
  ['/checkout', guest, name],
  ['/wishlist', guest, 'Sac à main'],
  ['/order-confirmation?ref=ABCD-EFGH', guest, 'ABCD-EFGH'],
  ['/orders-status/ABCD-EFGH', guest, order.items[0]?.name ?? ''],
  ['/payment-success/ABCD-EFGH', guest, 'ABCD-EFGH'],
  ['/payment-cancel/ABCD-EFGH', guest, 'ABCD-EFGH'],
  ['/my-profile', customer, 'Awa Marie Ndiaye'],
  ['/my-orders', customer, 'TRG-7K2M-9QXP-4HTD'],
] as const;

describe.each(isWhole ? designs : designs.slice(0, 1))(
  'a private page in the design $id',
  ({ id: design }) => {
    it.each(shown)('the page %s shows its visitor’s data under its only h1', async (url, answers, text) => {
      const { status, main } = await page(url, answers, { design });
      expect(status).toBe(200);
      expect(main?.textContent).toContain(text);
      expect(main?.querySelectorAll('h1')).toHaveLength(1);
      expect(main?.querySelector('[data-skeleton]')).toBeNull();
    });
  },
);

describe('a private page', () => {
  it.each(shown)('the page %s is rendered for its visitor, and indexed by nobody', async (url, answers) => {
    const { document, isPrivate: isOwn } = await page(url, answers);
    expect(isPrivate(url)).toBe(true);
    expect(isOwn).toBe(true);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/^noindex/);
  });

  it.each(shown)('the page %s carries what the browser would request', async (url, answers) => {
    const { document } = await page(url, answers);
    const { api, auth } = stateOf(document);
    expect(Object.keys(api.queries)).toEqual(
      expect.arrayContaining(['getCart(undefined)', 'getWishlist(undefined)']),
    );
    expect(auth?.status).toBe(answers === customer ? 'signedIn' : undefined);
  });

  it('shows the cart and the customer in its header', async () => {
    const { document } = await page('/orders-status/ABCD-EFGH', customer);
    expect(document.querySelector('header')?.textContent).toContain('Panier, 2 articles');
  });

  it.each([
    ['/my-profile', '/auth'],
    ['/my-orders?page=2', '/auth?returnUrl=%2Fmy-orders%3Fpage%3D2'],
    ['/order-confirmation', '/'],
    ['/order-confirmation?ref=', '/'],
  ])('the page %s leads a guest to %s', async (url, location) => {
    const answer = await page(url);
    expect(answer).toMatchObject({ status: 303, location, html: '', isPrivate: true });
  });

  it('leads the checkout of an empty cart to the home', async () => {
    expect(await page('/checkout', { getCart: aCart([]) })).toMatchObject({ status: 303, location: '/' });
  });

  it('leads the checkout of a cart whose products are no longer sold to that cart', async () => {
    const location = '/cart';
    expect(await page('/checkout', { getCart: aCart([], ['Robe']) })).toMatchObject({
      status: 303,
      location,
    });
  });

  it('leads the confirmation of an unknown order to the home', async () => {
    const statuses = { 'getOrder AAAA': 404 };
    expect(await page('/order-confirmation?ref=AAAA', {}, { statuses })).toMatchObject({ location: '/' });
  });

  it.each([
    [404, 404],
    [429, 429],
    [500, 503],
  ])('of an order that is answered %i has the status %i', async (answered, status) => {
    const statuses = { 'getOrder AAAA': answered };
    expect((await page('/orders-status/AAAA', {}, { statuses })).status).toBe(status);
  });

  it('says so where the customer cannot be determined, and sends nobody away', async () => {
    const { status, location, main } = await page('/my-orders', guest, { statuses: { getProfile: 503 } });
    expect(status).toBe(200);
    expect(location).toBeNull();
    expect(main?.querySelector('[role=alert]')).not.toBeNull();
  });

  it('is not the page with the form for a reference', async () => {
    expect(isPrivate('/orders-status')).toBe(false);
    const { requested } = await page('/orders-status');
    expect(
      requested.filter((read) => !/^get(?:Store|PopularCategories|PopularTags|Rates)/.test(read)),
    ).toEqual([]);
  });
});
