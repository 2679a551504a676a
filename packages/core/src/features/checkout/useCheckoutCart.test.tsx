// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reloadCartOnce } from '../cart/changeCart.ts';
import { addHeld, noSuchBasket, withOneBasket } from '../cart/testing/cartPage.tsx';
import { storeApi } from '../store-info/storeApi.ts';
import { makeTestStore, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serve.ts';
import { useCheckoutCart } from './useCheckoutCart.ts';

const served = serveWorld();

describe('The cart that is about to be ordered', () => {
  it.each([
    ['made', withOneBasket, 'ready'],
    ['refused', noSuchBasket, 'empty'],
  ])(
    'is not called empty while its first product is being added: not until that is %s',
    async (_what, answer, end) => {
      const store = makeTestStore();
      await store.dispatch(storeApi.endpoints.getStore.initiate());
      const letGo = addHeld(served, store, answer);
      const { result } = renderHookWithStore(() => useCheckoutCart(null), { store });
      await act(() => store.dispatch(reloadCartOnce()));
      const before = result.current.status;
      letGo();
      await waitFor(() => expect([before, result.current.status]).toEqual(['loading', end]));
    },
  );
});
