import { aCart, aCartLine, aProduct } from '@teranga/testing';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { useToasts } from '../../../lib/alerts/useToasts.ts';
import { deferred } from '../../../testing/deferred.ts';
import { makeTestStore, renderHookWithStore } from '../../../testing/renderWithStore.tsx';
import type { serveWorld } from '../../../testing/serveWorld.ts';
import { toCart } from '../cart.ts';
import { addToCart } from '../changeCart.ts';
import { useCart } from '../useCart.ts';
import { useCartBadge } from '../useCartBadge.ts';
import { useCartSync } from '../useCartSync.ts';
import type { CartLineView } from '../views.ts';

export const basket = aProduct();

/** The server's answers to a first basket: it is in the cart, or cannot be. */
export const withOneBasket = () => HttpResponse.json(aCart([aCartLine({}, basket)]));
export const noSuchBasket = () => HttpResponse.json({}, { status: 422 });

/** Adds a first basket with the response held back; calling the returned function releases it. */
export function addHeld(
  { server }: ReturnType<typeof serveWorld>,
  store: ReturnType<typeof makeTestStore>,
  answer: () => Response,
): () => void {
  const [line] = toCart(aCart([aCartLine({}, basket)]))?.lines ?? [];
  const late = deferred();
  server.use(
    http.post('*/api/cart/add', async () => {
      await late.promise;
      return answer();
    }),
  );
  if (line) void store.dispatch(addToCart(line));
  return late.resolve;
}

/** Renders the cart, the header badge and the toasts. */
export function show(store = makeTestStore()) {
  const rendered = renderHookWithStore(
    () => {
      useCartSync();
      return { cart: useCart(), badge: useCartBadge(), toasts: useToasts() };
    },
    { store },
  );
  const line = (index = 0): CartLineView => {
    const { cart } = rendered.result.current;
    const found = cart.status === 'ready' ? cart.lines[index] : undefined;
    if (!found) throw new Error(`no line ${index}: the cart is ${cart.status}`);
    return found;
  };
  const texts = () => rendered.result.current.toasts.map(({ text }) => text);
  return { ...rendered, line, texts };
}

/** Waits until the cart is there. */
export const isReady = async ({ result }: ReturnType<typeof show>) =>
  waitFor(() => expect(result.current.cart.status).toBe('ready'));
