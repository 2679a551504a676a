import { freshForSeconds } from '@teranga/contract';
import { initialRequests, pageRequests } from '@teranga/core/page-requests';
import { makeStore } from '@teranga/core/store';
import { answersOf, aWorld, handlersFor, pending } from '@teranga/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDesign } from '../testing/aDesign.ts';
import { someSettings } from '../testing/someStore.ts';
import { makeStartPage } from './startPage.ts';

const here = () => 'https://boutique.sn/products';

/** A shopper on the list of products, where a product answers or does not. */
async function onTheList({
  hasSeenList,
  isAnswered = false,
}: {
  hasSeenList: boolean;
  isAnswered?: boolean;
}) {
  const silent = isAnswered ? [] : [pending('/products/:id'), pending('/products/:id/related')];
  const handlers = [...silent, ...handlersFor(aWorld())];
  const store = makeStore({ settings: someSettings(), fetch: answersOf(handlers) });
  const list = hasSeenList ? pageRequests('products', {}, new URLSearchParams(), []) : [];
  await Promise.all([...initialRequests(), ...list].map((request) => store.dispatch(request)));
  const { loaded, code, fetched } = aDesign();
  const start = makeStartPage({ store, code, design: loaded.design, here });
  const asked = () => Object.values(store.getState().api.queries).map((entry) => entry?.endpointName);
  /** When an answer came, in milliseconds. */
  const readAt = (name: string) =>
    Object.values(store.getState().api.queries).find((entry) => entry?.endpointName === name)
      ?.fulfilledTimeStamp ?? Number.NaN;
  return { start, fetched, asked, readAt };
}

/** Whether a promise is kept without any time going by. */
async function isKeptNow(promise: Promise<void>): Promise<boolean> {
  const state = { isKept: false };
  void promise.then(() => (state.isKept = true));
  await vi.advanceTimersByTimeAsync(0);
  return state.isKept;
}

describe('makeStartPage', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('gives at once what a list showed of a product, while the product itself is asked for', async () => {
    const { start, fetched, asked } = await onTheList({ hasSeenList: true });
    const { arrived, hasFirstSight } = start('/products/robe-wax');
    expect(hasFirstSight()).toBe(false);
    expect(await isKeptNow(arrived)).toBe(true);
    expect(hasFirstSight()).toBe(true);
    expect(fetched).toContain('product');
    expect(asked()).toEqual(expect.arrayContaining(['getProduct', 'getRelatedProducts']));
  });

  it('knows a first sight without any wait once the press has begun', async () => {
    const { start } = await onTheList({ hasSeenList: true });
    await isKeptNow(start('/products/robe-wax').arrived);
    expect(start('/products/robe-wax').hasFirstSight()).toBe(true);
  });

  it('waits a quarter of a second for a product that no list showed', async () => {
    const { start } = await onTheList({ hasSeenList: false });
    const { arrived, hasFirstSight } = start('/products/robe-wax');
    expect(await isKeptNow(arrived)).toBe(false);
    await vi.advanceTimersByTimeAsync(249);
    expect(await isKeptNow(arrived)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isKeptNow(arrived)).toBe(true);
    expect(hasFirstSight()).toBe(false);
  });

  it.each([
    ['a list', '/products'],
    ['an address of another site', 'https://ailleurs.sn/products/robe-wax'],
  ])('has no first sight of %s', async (_what, href) => {
    const { start } = await onTheList({ hasSeenList: true });
    const { arrived, hasFirstSight } = start(href);
    expect(await isKeptNow(arrived)).toBe(true);
    expect(hasFirstSight()).toBe(false);
  });

  it('has no first sight of a product that is known whole', async () => {
    const { start } = await onTheList({ hasSeenList: true, isAnswered: true });
    const { arrived, hasFirstSight } = start('/products/robe-wax');
    expect(await isKeptNow(arrived)).toBe(true);
    expect(hasFirstSight()).toBe(false);
  });

  it.each([
    ['a product', '/products/robe-wax', 'getProduct'],
    ['an article bought at once', '/checkout?product=robe-wax', 'getProduct'],
    ['a list', '/products', 'getProducts'],
    ['a collection', '/theme/tabaski', 'getTheme'],
    ['the cart', '/cart', 'getCart'],
    ['the checkout', '/checkout', 'getCart'],
  ])('asks anew for %s that was read a while ago, and waits for none of it', async (_what, href, name) => {
    const { start, readAt } = await onTheList({ hasSeenList: true, isAnswered: true });
    await start(href).arrived;
    await vi.advanceTimersByTimeAsync(0);
    const first = readAt(name);
    expect(first).not.toBeNaN();
    await vi.advanceTimersByTimeAsync(1000 * freshForSeconds - 1);
    await start(href).arrived;
    const soon = readAt(name);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isKeptNow(start(href).arrived)).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([soon, readAt(name)]).toEqual([first, first + 1000 * freshForSeconds]);
  });
});
