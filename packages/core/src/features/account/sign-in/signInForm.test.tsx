import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { signedOut } from '../auth/authSlice.ts';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { callsOf, errorsOf, inputOf, open, submit, write } from './testing/signInPage.tsx';

const served = serveWorld();
const calls = callsOf(served);

describe('The form', () => {
  it.each([
    ['', {}, { phone: 'Veuillez fournir un numéro de téléphone ou un email' }],
    ['', { phone: '12' }, { phone: 'Numéro de téléphone invalide' }],
    ['', { phone: '+33612345678' }, { email: 'Email requis pour les numéros non sénégalais' }],
    ['', { email: 'awa@test' }, { email: 'Email invalide' }],
    [
      'mode=register',
      { phone: '+33612345678' },
      {
        name: 'Le nom est requis',
        address: "L'adresse est requise",
        email: 'Email est requis pour les numéros hors Sénégal',
      },
    ],
    [
      'mode=register',
      { name: 'A', address: 'ab', phone: '77 123 45 67' },
      {
        name: 'Le nom doit contenir au moins 2 caractères',
        address: "L'adresse doit contenir au moins 3 caractères",
      },
    ],
  ])('at ?%s filled with %j shows %j and sends no request', async (address, values, errors) => {
    const page = open(address);
    await submit(page, values);
    await waitFor(() => expect(errorsOf(page)).toEqual(errors));
    expect(calls('login') + calls('register')).toBe(0);
  });

  it('preserves the typed values and clears the errors when switching to the other form', async () => {
    const page = open('returnUrl=%2Fcheckout');
    await submit(page, { phone: '12' });
    await waitFor(() => expect(errorsOf(page)).not.toEqual({}));
    const { href } = page.at('form').other;
    expect(href).toBe('/auth?mode=register&returnUrl=%2Fcheckout');
    page.go(href.slice('/auth?'.length));
    await waitFor(() => expect(page.at('form').mode).toBe('register'));
    expect(inputOf('phone')?.value).toBe('12');
    expect(errorsOf(page)).toEqual({});
    expect(page.at('form').other.href).toBe('/auth?returnUrl=%2Fcheckout');
  });

  it('focuses its first error, also after the other form was filled in', async () => {
    const page = open();
    await submit(page, { phone: '12' });
    page.go('mode=register');
    await waitFor(() => expect(inputOf('name')).not.toBe(null));
    await submit(page, {});
    await waitFor(() => expect(document.activeElement).toBe(inputOf('name')));
  });

  it('survives a reload', async () => {
    const first = open('mode=register');
    await write({ name: 'Awa Diop', address: 'Mermoz' });
    first.unmount();
    open('mode=register', first.storage);
    await waitFor(() => {
      expect(inputOf('name')?.value).toBe('Awa Diop');
      expect(inputOf('address')?.value).toBe('Mermoz');
    });
  });

  it.each([
    [503, { message: 'Nous ne pouvons pas envoyer de SMS.' }, 'Nous ne pouvons pas envoyer de SMS.'],
    [500, {}, 'Une erreur est survenue. Veuillez réessayer.'],
  ])('shows a failure of %d with %j', async (status, body, text) => {
    served.server.use(http.post('*/api/auth/login', () => HttpResponse.json(body, { status })));
    const page = open();
    await submit(page, { phone: '77 123 45 67' });
    await waitFor(() => expect(page.at('form').alert).toBe(text));
    expect(page.at('form').isSubmitting).toBe(false);
  });

  it('shows the server’s field error at that field', async () => {
    const errors = { login: ['Ce numéro est bloqué.'] };
    served.server.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ message: 'Non.', errors }, { status: 422 })),
    );
    const page = open();
    await submit(page, { email: 'awa@test.sn' });
    await waitFor(() => expect(errorsOf(page)).toEqual({ email: 'Ce numéro est bloqué.' }));
    expect(page.at('form').alert).toBe(null);
  });

  it('says to a customer whose session has ended why it is shown', async () => {
    const page = open();
    act(() => void page.store.dispatch(signedOut('expired')));
    expect(page.at('form').notice).toBe(
      'Votre session a expiré. Connectez-vous pour reprendre où vous en étiez.',
    );
  });
});
