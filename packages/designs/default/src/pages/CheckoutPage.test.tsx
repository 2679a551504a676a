import { TestStore } from '@teranga/core/testing/store';
import { DesignProvider, loadTier, unloaded } from '@teranga/design-kit';
import { TestRouter } from '@teranga/design-kit/testing/router';
import { aProduct } from '@teranga/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { design } from '../index.ts';
import CheckoutPage from './CheckoutPage.tsx';

const loaded = unloaded(design);
const product = aProduct();
const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.textContent);
  };
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const renderedFor = (productId: string) => (
  <TestRouter at={`/checkout?product=${productId}`}>
    <DesignProvider value={loaded}>
      <TestStore world={{ products: [product] }}>
        <Suspense>
          <CheckoutPage />
        </Suspense>
      </TestStore>
    </DesignProvider>
  </TestRouter>
);

it('A product that cannot be ordered any more is reported from the page’s title on', async () => {
  for (const tier of ['first', 'later'] as const) await loadTier(loaded, tier);
  const page = await act(async () => render(renderedFor(product.id)));
  await screen.findByRole('button', { name: /^(Payer|Valider) ma commande$/ });
  expect(shown).toEqual([]);
  page.rerender(renderedFor('inconnu'));
  await screen.findByText('Cet article n’est plus en vente.');
  expect(shown).toEqual(['Paiement']);
});
