import { aProduct } from '@teranga/testing';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { useToasts } from '../../alerts/useToasts.ts';
import { makeTestStore, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { useCart } from '../useCart.ts';
import { useCartBadge } from '../useCartBadge.ts';
import { useCartUpkeep } from '../useCartUpkeep.ts';
import type { CartLineView } from '../views.ts';

export const basket = aProduct();

/** Shows the cart, what the header counts of it, and the toasts. */
export function show(store = makeTestStore()) {
  const rendered = renderHookWithStore(
    () => {
      useCartUpkeep();
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
