import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveSignIn, readSignIn } from '../account/auth/signIn.ts';
import { makeTestStore, memoryStorage } from '../../testing/renderWithStore.tsx';
import {
  answerOrders,
  inputOf,
  isReady,
  isReported,
  open,
  placed,
  refused,
  rightValues,
  serveBasket,
  submitRight,
} from './testing/checkoutPage.tsx';

const served = serveBasket();
const refusal = refused(401, { message: 'Veuillez vous connecter pour continuer.' });
const awa = {
  name: 'Awa Ndiaye',
  firstName: 'Awa',
  lastName: 'Ndiaye',
  phone: null,
  email: null,
  address: null,
};

describe('A sign-in that ends at the checkout', () => {
  it('is renewed and returns to the checkout with all input preserved', async () => {
    served.world.bearerToken = 'jeton-client';
    const storage = memoryStorage();
    const store = makeTestStore({ storage });
    await store.dispatch(saveSignIn('jeton-client', awa));
    answerOrders(served, refusal, placed({ ref: 'R-8' }));
    const page = open({ store, query: 'theme=mariage' });
    await submitRight(page);
    await waitFor(() =>
      expect(page.shown.view).toEqual({
        status: 'leaving',
        href: '/auth?returnUrl=%2Fcheckout%3Ftheme%3Dmariage',
      }),
    );
    page.unmount();
    await act(async () => store.dispatch(saveSignIn('jeton-client', awa)));
    const reopened = open({ store, query: 'theme=mariage' });
    await isReady(reopened);
    expect(reopened.ready().dialog).toBe(null);
    await waitFor(() => expect(inputOf('address')).toHaveProperty('value', rightValues.address));
    await act(async () => reopened.ready().submit());
    await isReported(reopened, 'Commande Validée');
  });

  it('is renewed too when the page finds its token refused', async () => {
    served.world.bearerToken = 'neuf';
    const storage = memoryStorage();
    storage.local?.setItem('authToken', 'ancien');
    const store = makeTestStore({ storage });
    const page = open({ store });
    await act(async () => store.dispatch(readSignIn()));
    expect(page.shown.view).toEqual({ status: 'leaving', href: '/auth?returnUrl=%2Fcheckout' });
    page.unmount();
    const asGuest = open({ store });
    await isReady(asGuest);
  });
});
