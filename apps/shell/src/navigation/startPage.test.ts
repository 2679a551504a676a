import { freshForSeconds } from '@teranga/contract';
import { initialRequests, pageRequests } from '@teranga/core/pages/requests';
import { makeStore } from '@teranga/core/app/store';
import { answersOf, aWorld, handlersFor, pending } from '@teranga/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDesign } from '../testing/aDesign.ts';
import { someSettings } from '../testing/someStore.ts';
import { makeStartPage } from './startPage.ts';

/** A shopper on the list of products, where a product answers or does not. */
async function onTheList({
  hasSeenList,
  isAnswered = false,
  isPaused = false,
}: {
  hasSeenList: boolean;
  isAnswered?: boolean;
  isPaused?: boolean;
}) {
  const silent = isAnswered ? [] : [pending('/products/:id'), pending('/products/:id/related')];
  const handlers = [...silent, ...handlersFor(aWorld())];
  const store = makeStore({ settings: someSettings(), fetch: answersOf(handlers) });
  const list = hasSeenList ? pageRequests('products', {}, new URLSearchParams(), []) : [];
  await Promise.all([...initialRequests(), ...list].map((request) => store.dispatch(request)));
  const { loaded, code, fetched } = aDesign();
  const startPage = makeStartPage({ store, code, design: loaded.design, isPaused });
  const start = (href: string) => {
    const started = startPage(href);
    if (!started) throw new Error(`${href} is no page.`);
    return started;
  };
  const requested = () => Object.values(store.getState().api.queries).map((entry) => entry?.endpointName);
  /** When an answer came, in milliseconds. */
  const readAt = (name: string) =>
    Object.values(store.getState().api.queries).find((entry) => entry?.endpointName === name)
      ?.fulfilledTimeStamp ?? Number.NaN;
  return { start, startPage, fetched, requested, readAt };
}

/** Whether a promise resolves without time passing. */
async function hasResolved(promise: Promise<void>): Promise<boolean> {
  const state = { isDone: false };
  void promise.then(() => (state.isDone = true));
  await vi.advanceTimersByTimeAsync(0);
  return state.isDone;
}

describe('makeStartPage', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('does not wait for a product that a list showed, while the product itself is requested', async () => {
    const { start, fetched, requested } = await onTheList({ hasSeenList: true });
    const arrived = start('/products/robe-wax');
    expect(await hasResolved(arrived)).toBe(true);
    expect(fetched).toContain('product');
    expect(requested()).toEqual(expect.arrayContaining(['getProduct', 'getRelatedProducts']));
  });

  it('waits a quarter of a second for a product that no list showed', async () => {
    const { start } = await onTheList({ hasSeenList: false });
    const arrived = start('/products/robe-wax');
    expect(await hasResolved(arrived)).toBe(false);
    await vi.advanceTimersByTimeAsync(249);
    expect(await hasResolved(arrived)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await hasResolved(arrived)).toBe(true);
  });

  it.each([
    'https://ailleurs.sn/products/robe-wax',
    '//ailleurs.sn/products',
    'mailto:a@b.sn',
    '/nulle-part',
  ])('starts nothing for %s, which is no page', async (href) => {
    const { startPage, fetched } = await onTheList({ hasSeenList: true });
    expect(startPage(href)).toBe(null);
    expect(fetched).toEqual([]);
  });

  it('leaves the checkout of a paused store to the server', async () => {
    const { startPage } = await onTheList({ hasSeenList: true, isPaused: true });
    expect(startPage('/checkout?product=robe-wax')).toBe(null);
    expect(startPage('/cart')).not.toBe(null);
  });

  it.each([
    ['a product', '/products/robe-wax', 'getProduct'],
    ['a product bought at once', '/checkout?product=robe-wax', 'getProduct'],
    ['a list', '/products', 'getProducts'],
    ['a collection', '/theme/tabaski', 'getCollection'],
    ['the cart', '/cart', 'getCart'],
    ['the checkout', '/checkout', 'getCart'],
  ])('refetches %s when it is stale, without waiting for the answer', async (_what, href, name) => {
    const { start, readAt } = await onTheList({ hasSeenList: true, isAnswered: true });
    await start(href);
    await vi.advanceTimersByTimeAsync(0);
    const first = readAt(name);
    expect(first).not.toBeNaN();
    await vi.advanceTimersByTimeAsync(1000 * freshForSeconds - 1);
    await start(href);
    const soon = readAt(name);
    await vi.advanceTimersByTimeAsync(1);
    expect(await hasResolved(start(href))).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(soon).toEqual(first);
    expect(readAt(name)).toEqual(first + 1000 * freshForSeconds);
  });
});
