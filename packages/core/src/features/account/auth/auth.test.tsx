import { aCartLine, aCustomer } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { authTokenSlot } from '../../../lib/api/authTokenSlot.ts';
import { baseApi } from '../../../lib/api/baseApi.ts';
import { cartApi } from '../../cart/cartApi.ts';
import { makeTestStore, memoryStorage, renderHookWithStore } from '../../../testing/renderWithStore.tsx';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { noStorage } from '../../../lib/services/storageSlot.ts';
import { useAccountMenu } from './useAccountMenu.ts';
import { signedIn, signInRequested } from './authSlice.ts';
import { saveSignIn, readSignIn, readSignInOnce, signOut } from './signIn.ts';
import { useCustomer } from './useCustomer.ts';
import { useSessionSync } from '../../../app/visitor/useSessionSync.ts';
import { useSignInHref } from './useSignInHref.ts';
import { selectToasts } from '../../../lib/alerts/alertsSlice.ts';

const served = serveWorld();
const awa = {
  ...aCustomer(),
  firstName: 'Awa',
  lastName: 'Marie Ndiaye',
};

/** A page with a header, in a browser that holds a token. */
function open(token: string | null = 'jeton-client') {
  served.world.bearerToken = 'jeton-client';
  const storage = memoryStorage(token === null ? {} : { authToken: token });
  const store = makeTestStore({ storage });
  const page = renderHookWithStore(
    () => {
      useSessionSync();
      return {
        customer: useCustomer(),
        menu: useAccountMenu('/cart'),
        way: useSignInHref('/cart'),
        cart: cartApi.useGetCartQuery(),
      };
    },
    { store },
  );
  const read = () => act(() => store.dispatch(readSignIn()));
  return { ...page, store, storage, read, view: () => page.result.current };
}

const otherTab = (storage: ReturnType<typeof memoryStorage>, token: string | null) =>
  act(async () => {
    if (token === null) storage.local?.removeItem('authToken');
    else storage.local?.setItem('authToken', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  });

describe('The visitor', () => {
  it('is not known before somebody looks', () => {
    expect(open().view().customer).toEqual({ status: 'unknown' });
  });

  it('is anonymous without a token, and no request is sent', async () => {
    const page = open(null);
    await page.read();
    expect(page.view().customer).toEqual({ status: 'anonymous', why: 'none' });
    expect(served.world.log).not.toContain('GET /api/auth/profile');
    expect(page.view().menu).toEqual({
      status: 'anonymous',
      label: 'Se connecter',
      href: '/auth?returnUrl=%2Fcart',
    });
  });

  it('is the one whose token is held', async () => {
    const page = open();
    await page.read();
    expect(page.view().customer).toEqual({ status: 'signedIn', customer: awa });
    expect(page.view().menu).toMatchObject({ status: 'signedIn', initials: 'AN', name: 'Awa Marie Ndiaye' });
  });

  it.each([
    [null, '/auth?returnUrl=%2Fcart'],
    ['jeton-client', null],
    ['ancien', '/auth?returnUrl=%2Fcart'],
  ])('with the token %j is shown the way to sign in: %j', async (token, way) => {
    const page = open(token);
    expect(page.view().way).toBe('/auth?returnUrl=%2Fcart');
    await page.read();
    expect(page.view().way).toBe(way);
  });

  it('is shown no way to sign in while the token is looked up', () => {
    const page = open();
    act(() => void page.store.dispatch(signInRequested()));
    expect(page.view().way).toBe(null);
  });

  it('is anonymous once the token is rejected', async () => {
    const page = open('ancien');
    await page.read();
    expect(page.view().customer).toEqual({ status: 'anonymous', why: 'expired' });
    expect(authTokenSlot.get(page.storage)).toBe(null);
  });

  it('is unknown when the server does not answer, and the token is retained', async () => {
    const page = open();
    served.server.use(http.get('*/api/auth/profile', () => HttpResponse.error()));
    await page.read();
    expect(page.view().customer).toEqual({ status: 'anonymous', why: 'unreachable' });
    expect(authTokenSlot.get(page.storage)).toBe('jeton-client');
  });

  it('ends when any response reports that the token is no longer valid', async () => {
    const page = open();
    await page.read();
    served.server.use(http.get('*/api/cart', () => HttpResponse.json({ message: 'Non.' }, { status: 401 })));
    await act(async () => void page.store.dispatch(baseApi.util.invalidateTags(['Cart'])));
    await waitFor(() => expect(page.view().customer).toEqual({ status: 'anonymous', why: 'expired' }));
  });

  it('stays signed in for the page’s lifetime where storage is unavailable', async () => {
    served.world.bearerToken = 'jeton-client';
    const store = makeTestStore({ storage: { ...noStorage } });
    await store.dispatch(saveSignIn('jeton-client', null));
    expect(store.getState().auth).toEqual({ status: 'signedIn', customer: awa });
  });
});

/** The readable cookie beside the sign-in cookie. */
const markSignedIn = (value: string) => {
  document.cookie = `signed-in=${value}`;
};

describe('A sign-in by cookie', () => {
  afterEach(() => markSignedIn('; max-age=0'));
  const profile = http.get('*/api/auth/profile', () => HttpResponse.json(aCustomer()));

  it('is taken up without a token', async () => {
    markSignedIn('1');
    const page = open(null);
    served.server.use(profile);
    await page.read();
    expect(page.view().customer).toEqual({ status: 'signedIn', customer: awa });
  });

  it('ends when the server refuses it', async () => {
    markSignedIn('1');
    const page = open(null);
    await page.read();
    expect(page.view().customer).toEqual({ status: 'anonymous', why: 'expired' });
  });

  it('that came with the page is not refetched', async () => {
    const page = open(null);
    act(() => void page.store.dispatch(signedIn({ ...awa })));
    await act(() => page.store.dispatch(readSignInOnce()));
    expect(served.world.log).not.toContain('GET /api/auth/profile');
    expect(page.view().customer.status).toBe('signedIn');
  });
});

describe('Signing out', () => {
  it('clears shopper, token and cart, and says so', async () => {
    served.world.cart = [aCartLine({ quantity: 2 })];
    const page = open();
    await page.read();
    await waitFor(() => expect(page.view().cart.data?.lines.length).toBe(1));
    served.world.cart = [];
    const { menu } = page.view();
    if (menu.status !== 'signedIn') throw new Error('nobody is signed in');
    expect(menu.signOut.question).toBe('Êtes-vous sûr de vouloir vous déconnecter ?');
    expect(menu.signOut.cancelLabel).toBe('Annuler');
    expect(menu.signOut.confirmLabel).toBe('Se déconnecter');
    const outcomes = await act(() => Promise.all([menu.signOut.confirm(), menu.signOut.confirm()]));
    expect(outcomes).toEqual([true, false]);
    expect(page.view().customer).toEqual({ status: 'anonymous', why: 'none' });
    expect(authTokenSlot.get(page.storage)).toBe(null);
    expect(selectToasts(page.store.getState()).map(({ text }) => text)).toEqual(['Déconnexion réussie.']);
    await waitFor(() => expect(page.view().cart.data?.lines).toEqual([]));
    expect(served.world.log.filter((call) => call === 'GET /api/cart').length).toBe(2);
  });

  it('reports a failure and changes nothing', async () => {
    const page = open();
    await page.read();
    served.server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
    expect(await act(() => page.store.dispatch(signOut()))).toBe(false);
    expect(page.view().customer.status).toBe('signedIn');
    expect(selectToasts(page.store.getState()).map(({ tone, text }) => [tone, text])).toEqual([
      ['error', 'Erreur lors de la déconnexion'],
    ]);
  });

  it('succeeds when the token is no longer valid anyway', async () => {
    const page = open();
    await page.read();
    served.world.bearerToken = null;
    expect(await act(() => page.store.dispatch(signOut()))).toBe(true);
    expect(page.view().customer).toEqual({ status: 'anonymous', why: 'none' });
  });

  it('in another tab is signing out here', async () => {
    const page = open();
    await page.read();
    await otherTab(page.storage, null);
    await waitFor(() => expect(page.view().customer).toEqual({ status: 'anonymous', why: 'none' }));
  });
});

it('Signing in in another tab signs in here too and refetches the cart', async () => {
  const page = open(null);
  await page.read();
  served.world.cart = [aCartLine({ quantity: 2 })];
  await otherTab(page.storage, 'jeton-client');
  await waitFor(() => expect(page.view().customer.status).toBe('signedIn'));
  await waitFor(() => expect(page.view().cart.data?.lines.length).toBe(1));
});
