import { browserStorage, textSlot } from '@teranga/core/lib/services';
import { makeStore } from '@teranga/core/app/store';
import { visitorRequests } from '@teranga/core/app/visitor';
import { answersOf, aWorld, handlersFor } from '@teranga/testing';
import { afterEach, expect, it } from 'vitest';
import { aDesign } from '../testing/aDesign.ts';
import { someSettings } from '../testing/someStore.ts';
import { bringCartPage } from './bringCartPage.ts';

afterEach(() => document.documentElement.removeAttribute('data-economy'));

const line = {
  productId: 'robe',
  variationId: null,
  quantity: 1,
  price: 9000,
  basePrice: 9000,
  stock: 3,
  name: 'Robe',
  rules: [],
  options: [],
};

/** Files that are prefetched when idle while the cart contains these lines. */
async function fetchedFor(lines: object[]) {
  const fetch = answersOf(handlersFor(aWorld()));
  const storage = browserStorage(window);
  const store = makeStore({ settings: someSettings(), fetch, storage });
  const { code, fetched } = aDesign();
  bringCartPage(store, code, async () => undefined);
  const before = [...fetched];
  textSlot('cart', 'local').set(storage, JSON.stringify({ version: 1, lines }));
  await Promise.all(visitorRequests().map((request) => store.dispatch(request)));
  return [before.includes('cart'), fetched.filter((name) => name === 'cart').length];
}

it('the cart page’s code is prefetched once, when the cart holds something', async () => {
  expect(await fetchedFor([line])).toEqual([false, 1]);
});

it.each([
  ['While the cart is empty', [], false],
  ['In Mode économie', [line], true],
])('%s it does not come', async (_when, lines, isDataSaverOn) => {
  document.documentElement.toggleAttribute('data-economy', isDataSaverOn);
  expect(await fetchedFor(lines)).toEqual([false, 0]);
});
