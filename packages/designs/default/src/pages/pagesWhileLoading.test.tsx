import { TestStore } from '@teranga/core/testing/store';
import { DesignProvider, loadTier, unloaded } from '@teranga/design-kit';
import { TestRouter } from '@teranga/design-kit/testing/router';
import { aCartLine } from '@teranga/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { design } from '../index.ts';
import CartPage from './CartPage.tsx';
import CheckoutPage from './CheckoutPage.tsx';
import WishlistPage from './WishlistPage.tsx';

afterEach(cleanup);

/** A promise and the function that resolves it. */
function deferred() {
  const settling: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => {
    settling.resolve = resolve;
  });
  return { promise, resolve: () => settling.resolve?.() };
}

it.each([
  ['an empty cart', CartPage, 'EmptyState', [], 'Votre Panier', 'Votre panier est vide'],
  [
    'an empty wishlist',
    WishlistPage,
    'EmptyState',
    [],
    'Liste de souhaits',
    'Votre liste de souhaits est vide',
  ],
  ['a checkout', CheckoutPage, 'Panel', [aCartLine()], 'Paiement', 'Votre commande'],
] as const)(
  'the page of %s stays while its components load',
  async (_what, Page, name, cart, title, words) => {
    const requested = deferred();
    const arrived = deferred();
    const load: () => Promise<unknown> = design.parts[name];
    const part = () => {
      requested.resolve();
      return arrived.promise.then(load);
    };
    const loaded = unloaded({ ...design, parts: { ...design.parts, [name]: part } });
    await loadTier(loaded, 'first');
    render(
      <TestRouter>
        <DesignProvider value={loaded}>
          <TestStore world={{ cart: [...cart] }}>
            <Suspense>
              <Page />
            </Suspense>
          </TestStore>
        </DesignProvider>
      </TestRouter>,
    );
    await act(() => requested.promise);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    await act(async () => {
      arrived.resolve();
      await arrived.promise;
    });
    expect(await screen.findByText(words)).toBeDefined();
  },
);
