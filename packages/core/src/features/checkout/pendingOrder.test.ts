import { anOrderRequest } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { emptyCart } from '../cart/cart.ts';
import { toXof } from '../../domain/money/money.ts';
import { makeTestStore, memoryStorage, testNow } from '../../testing/store/testStore.ts';
import { pendingOrderLastsMs } from '../payments/pending/unanswered.ts';
import {
  createIdempotencyKey,
  beginPendingOrder,
  endPendingOrder,
  readPendingOrder,
} from './pendingOrder.ts';
import type { OrderDraft } from './orderRequest.ts';

const none = toXof(0);
const draft: OrderDraft = {
  cart: emptyCart,
  totals: { subtotal: none, discount: none, delivery: none, total: none },
  method: 'cod',
  promoCode: null,
  isBuyNow: false,
};

describe('An attempt to order', () => {
  it('reuses its key while the products are the same, and records every request sent', () => {
    const { dispatch } = makeTestStore();
    const first = dispatch(beginPendingOrder(anOrderRequest(), draft));
    const same = dispatch(beginPendingOrder(anOrderRequest(), draft));
    const corrected = dispatch(beginPendingOrder(anOrderRequest({ city: 'Thiès' }), draft));
    expect(same).toEqual(first);
    expect(corrected.key).toEqual(first.key);
    expect(corrected.orders.map(({ city }) => city)).toEqual(['Dakar', 'Thiès']);
  });

  it('is another one for other products, and once it has ended', () => {
    const { dispatch } = makeTestStore();
    const items = [{ id: 'robe-wax', variation: null, quantity: 1 }];
    const first = dispatch(beginPendingOrder(anOrderRequest(), draft));
    const other = dispatch(beginPendingOrder(anOrderRequest({ items }), draft));
    dispatch(endPendingOrder());
    const next = dispatch(beginPendingOrder(anOrderRequest({ items }), draft));
    expect(new Set([first.key, other.key, next.key]).size).toBe(3);
    expect(other.orders).toEqual([anOrderRequest({ items })]);
  });

  it('has one key in two tabs that send the same at one instant, neither knowing of the other', () => {
    const storage = memoryStorage();
    const [here, there] = [makeTestStore({ storage }), makeTestStore({ storage: { ...storage } })];
    here.dispatch(createIdempotencyKey());
    there.dispatch(createIdempotencyKey());
    const { key } = here.dispatch(beginPendingOrder(anOrderRequest(), draft));
    // Simulates that neither tab can read the other's write yet.
    storage.local?.removeItem('checkout-attempt:teranga');
    expect(there.dispatch(beginPendingOrder(anOrderRequest(), draft)).key).toBe(key);
  });

  it('has the key of another tab whose order has just ended, until the page is reopened', () => {
    const storage = memoryStorage();
    const [here, there] = [makeTestStore({ storage }), makeTestStore({ storage })];
    here.dispatch(createIdempotencyKey());
    there.dispatch(createIdempotencyKey());
    const { key } = here.dispatch(beginPendingOrder(anOrderRequest(), draft));
    here.dispatch(endPendingOrder());
    expect(there.dispatch(beginPendingOrder(anOrderRequest(), draft)).key).toBe(key);
    there.dispatch(endPendingOrder());
    there.dispatch(createIdempotencyKey());
    expect(there.dispatch(beginPendingOrder(anOrderRequest(), draft)).key).not.toBe(key);
  });

  it('survives a reload for its time, in its own store alone', () => {
    const storage = memoryStorage();
    const begun = makeTestStore({ storage }).dispatch(beginPendingOrder(anOrderRequest(), draft));
    const later = (ms: number) =>
      makeTestStore({ storage, now: () => testNow + ms }).dispatch(readPendingOrder());
    expect(later(pendingOrderLastsMs - 1)).toEqual(begun);
    expect(later(pendingOrderLastsMs)).toBeNull();
  });

  it.each([
    ['{'],
    ['null'],
    ['{"keptAt":1793620800000,"value":{"key":"a","orders":[]}}'],
    ['{"keptAt":"x"}'],
  ])('is not read from %s', (text) => {
    const storage = memoryStorage({ 'checkout-attempt:teranga': text });
    expect(makeTestStore({ storage }).dispatch(readPendingOrder())).toBe(null);
  });

  it('is remembered even where storage is unavailable', () => {
    const { dispatch } = makeTestStore({ storage: { local: null, session: null } });
    const begun = dispatch(beginPendingOrder(anOrderRequest(), draft));
    expect(dispatch(readPendingOrder())).toEqual(begun);
  });
});
