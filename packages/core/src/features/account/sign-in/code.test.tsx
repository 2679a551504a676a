import { aCustomer } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authTokenSlot } from '../../../lib/api/authTokenSlot.ts';
import { signedOut } from '../auth/authSlice.ts';
import { codeDigits } from '../form/useCodeEntry.ts';
import { readableContact } from '../rules/readableContact.ts';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { callsOf, inputOf, open, submit, toCode, wait, write } from './testing/signInPage.tsx';

const served = serveWorld();
const calls = callsOf(served);
const phone = '+221771234567';

describe('A code', () => {
  it.each([
    ['', { phone: '77 123 45 67' }, 'login', phone],
    ['', { email: ' Awa@Example.sn ' }, 'login', 'awa@example.sn'],
    ['', { phone: '+33612345678', email: 'awa@example.sn' }, 'login', 'awa@example.sn'],
    ['mode=register', { name: 'Awa Diop', address: 'Mermoz', phone: '77 123 45 67' }, 'register', phone],
  ])('is requested at ?%s with %j', async (address, values, path, contact) => {
    const code = await toCode(open(address), values);
    expect(calls(path)).toBe(1);
    expect(code().sentTo).toEqual(readableContact(contact));
  });

  it.each([
    [
      '',
      { phone: '77 123 45 67' },
      'S’il existe un compte pour ce contact, nous lui avons envoyé un code. Contact : ',
      '. Le code est valable 10 minutes.',
    ],
    [
      'mode=register',
      { name: 'Awa Diop', address: 'Mermoz', phone: '77 123 45 67' },
      'Nous avons envoyé un code à 6 chiffres par SMS au ',
      '. Il est valable 10 minutes.',
    ],
    [
      'mode=register',
      { name: 'Awa Diop', address: 'Mermoz', email: 'awa@example.sn' },
      'Nous avons envoyé un code à 6 chiffres par email à ',
      '. Il est valable 10 minutes.',
    ],
  ])(
    'requested at ?%s with %j shows an accurate notice, also after a reload',
    async (address, values, before, after) => {
      const first = open(address);
      const code = await toCode(first, values);
      expect(code().notice).toEqual({ before, after });
      first.unmount();
      const reloaded = open(address, first.storage);
      await waitFor(() => expect(reloaded.at('code').code.notice).toEqual({ before, after }));
    },
  );

  it('survives a reload whose browser restores the fields while the page is loading', async () => {
    const first = open();
    await toCode(first);
    first.unmount();
    const reloaded = open('', first.storage, false);
    await write({ phone: '77 123 45 6' });
    act(() => void reloaded.store.dispatch(signedOut('none')));
    expect(reloaded.at('code').code.sentTo).toBe(readableContact(phone));
  });

  it('sets the document title, also over a later title of the page, until the contact is corrected', async () => {
    document.title = 'Boutique';
    const page = open();
    await toCode(page);
    const { storeName } = page.store.getState().settings;
    const ofCode = `Code de vérification | ${storeName}`;
    expect(document.title).toBe(ofCode);
    document.title = 'Connexion';
    await waitFor(() => expect(document.title).toBe(ofCode));
    act(() => page.at('code').correct.run());
    expect(document.title).toBe('Connexion');
  });

  it('signs in automatically at the sixth digit, then navigates on', async () => {
    const page = open('returnUrl=%2Fcheckout');
    const code = await toCode(page);
    act(() => code().type('12345'));
    expect(code().value).toBe('12345');
    expect(calls('verify-otp')).toBe(0);
    await act(async () => code().type('123456'));
    await waitFor(() => expect(page.shown.view).toEqual({ status: 'leaving', href: '/checkout' }));
    expect(calls('verify-otp')).toBe(1);
    expect(authTokenSlot.get(page.storage)).toBe('jeton-client');
    expect(page.store.getState().auth).toMatchObject({ status: 'signedIn', customer: aCustomer() });
  });

  it('is taken from a paste with spaces, and sent once', async () => {
    const page = open();
    const code = await toCode(page);
    await act(async () => {
      code().type(' 123 456 ');
      code().type('123456');
      code().submit();
    });
    await waitFor(() => expect(page.shown.view?.status).toBe('leaving'));
    expect(calls('verify-otp')).toBe(1);
  });

  it('that is wrong shows an error and can be retyped', async () => {
    const page = open();
    const code = await toCode(page);
    await act(async () => code().type('654321'));
    await waitFor(() => expect(code().error).toBe('Code de vérification incorrect.'));
    expect(code().value).toBe('');
    await act(async () => code().submit());
    expect(code().error).toBe('Code de vérification incorrect.');
    await act(async () => code().type('123456'));
    await waitFor(() => expect(page.shown.view?.status).toBe('leaving'));
  });

  it.each([
    ['', 'Le code de vérification est requis'],
    ['123', 'Le code doit contenir 6 chiffres'],
  ])('submitted as %j shows what is missing', async (typed, error) => {
    const code = await toCode(open());
    act(() => code().type(typed));
    await act(async () => code().submit());
    await waitFor(() => expect(code().error).toBe(error));
    expect(calls('verify-otp')).toBe(0);
  });

  it('is still awaited after a reload', async () => {
    const first = open();
    await toCode(first);
    first.unmount();
    const reloaded = open('', first.storage);
    await waitFor(() => expect(reloaded.at('code').code.sentTo).toBe(readableContact(phone)));
  });

  it('sent to a mistyped contact can be re-requested without retyping the form', async () => {
    const page = open('mode=register');
    await toCode(page, { name: 'Awa Diop', address: 'Mermoz', phone: '77 123 45 68' });
    act(() => page.at('code').correct.run());
    await waitFor(() => expect(inputOf('name')?.value).toBe('Awa Diop'));
    expect(inputOf('phone')?.value).toBe('77 123 45 68');
    const code = await toCode(page, { phone: '77 123 45 67' });
    expect(code().sentTo).toEqual(readableContact(phone));
    expect(calls('register')).toBe(2);
  });

  it('for the very same contact within a minute is the one already sent', async () => {
    const page = open();
    await toCode(page);
    act(() => page.at('code').correct.run());
    await waitFor(() => expect(page.shown.view?.status).toBe('form'));
    await toCode(page);
    expect(calls('login')).toBe(1);
  });
});

describe('Another code', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('can be requested after a countdown of 60 seconds', async () => {
    const code = await toCode(open());
    expect(code().resend).toMatchObject({ label: 'Renvoyer le code dans 60 s', isWaiting: true });
    await act(async () => code().resend.run());
    expect(calls('resend-otp')).toBe(0);
    wait(18_000);
    expect(code().resend.label).toBe('Renvoyer le code dans 42 s');
    wait(42_000);
    expect(code().resend).toMatchObject({ label: 'Renvoyer le code', isWaiting: false });
    await act(async () => code().resend.run());
    await waitFor(() =>
      expect(code().news).toEqual({
        tone: 'good',
        text: 'S’il existe un compte pour ce contact, un nouveau code lui a été envoyé.',
      }),
    );
    expect(calls('resend-otp')).toBe(1);
    expect(code().resend.isWaiting).toBe(true);
  });

  it('that cannot be sent shows an error', async () => {
    served.server.use(http.post('*/api/auth/resend-otp', () => HttpResponse.error()));
    const code = await toCode(open());
    wait(60_000);
    await act(async () => code().resend.run());
    await waitFor(() =>
      expect(code().news).toEqual({
        tone: 'bad',
        text: "Erreur lors de l'envoi du code. Veuillez réessayer.",
      }),
    );
  });
});

it('A device that reads SMS types the code', async () => {
  vi.stubGlobal('OTPCredential', Object);
  const get = vi.fn<CredentialsContainer['get']>(() =>
    Promise.resolve({ id: '', type: 'otp', code: '123456' }),
  );
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
  const page = open();
  await submit(page, { phone: '77 123 45 67' });
  await waitFor(() => expect(page.shown.view?.status).toBe('leaving'));
  expect(get).toHaveBeenCalledWith({ otp: { transport: ['sms'] }, signal: expect.any(AbortSignal) });
  vi.unstubAllGlobals();
});

describe('The typed code', () => {
  it.each([
    ['123 456', '123456'],
    ['12-34-56', '123456'],
    ['G-123456', '123456'],
    ['1234567', '123456'],
    ['', ''],
    ['abc', ''],
  ])('the code typed as %j is read as %j', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });
});
