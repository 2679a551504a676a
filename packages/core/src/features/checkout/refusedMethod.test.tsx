import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dehydrate } from '../../app/store/makeStore.ts';
import { makeTestStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { isReady, open, withBasket } from './testing/checkoutPage.tsx';

const served = serveWorld();

async function openRefused() {
  withBasket(served);
  const placeOrder = {
    values: { paymentMethod: '' },
    errors: { paymentMethod: 'Choisissez un moyen de paiement.' },
    message: null,
  };
  const rendered = dehydrate(makeTestStore().getState());
  const page = open({ store: makeTestStore({ preloadedState: { ...rendered, posted: { placeOrder } } }) });
  await isReady(page);
  return page;
}

it('A refused payment method is named at its choice', async () => {
  const page = await openRefused();
  expect(page.ready().methods.error).toBe('Choisissez un moyen de paiement.');
});

it('The message about the payment method goes once one is chosen', async () => {
  const page = await openRefused();
  act(() => page.ready().methods.choose('cod'));
  expect(page.ready().methods.error).toBeNull();
});
