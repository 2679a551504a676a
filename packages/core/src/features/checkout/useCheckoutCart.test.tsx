import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addHeld, noSuchBasket, withOneBasket } from '../cart/testing/cartPage.tsx';
import { storeApi } from '../store-info/storeApi.ts';
import { makeTestStore, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { open } from './testing/checkoutPage.tsx';
import { useCheckoutCart } from './useCheckoutCart.ts';

const served = serveWorld();

describe('The cart that is about to be ordered', () => {
  it.each([
    ['made', withOneBasket, 'ready'],
    ['refused', noSuchBasket, 'empty'],
  ])('holds its first product while that is being added, until that is %s', async (_what, answer, end) => {
    const store = makeTestStore();
    await store.dispatch(storeApi.endpoints.getStore.initiate());
    const letGo = addHeld(served, store, answer);
    const { result } = renderHookWithStore(() => useCheckoutCart(null), { store });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    letGo();
    await waitFor(() => expect(result.current.status).toBe(end));
  });

  it('leads to the cart where nothing of it is still sold', async () => {
    served.world.withdrawn = ['Robe wax'];
    const { shown } = open();
    await waitFor(() => expect(shown.view).toEqual({ status: 'leaving', href: '/cart' }));
  });
});
