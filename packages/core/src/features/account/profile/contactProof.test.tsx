import { aCustomer } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { readSignIn } from '../auth/signIn.ts';
import { makeTestStore, memoryStorage, renderHookWithStore } from '../../../testing/renderWithStore.tsx';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { useProfile } from './useProfile.ts';
import type { ProfileView } from './views.ts';
import { selectToasts } from '../../../lib/alerts/alertsSlice.ts';

const served = serveWorld();

async function open(
  checks: Parameters<typeof aCustomer>[0],
  storage = memoryStorage({ authToken: 'jeton-client' }),
) {
  served.world.bearerToken = 'jeton-client';
  served.world.customers = [aCustomer(checks)];
  const store = makeTestStore({ storage });
  const { result, unmount } = renderHookWithStore(() => useProfile(), { store });
  await act(() => store.dispatch(readSignIn()));
  const at = <S extends ProfileView['status']>(status: S) => {
    if (result.current.status !== status) throw new Error(`the page is ${result.current.status}`);
    return result.current as Extract<ProfileView, { status: S }>;
  };
  const check = (label: string) => at('read').rows.find((row) => row.label === label)?.check;
  const verify = (label: string) =>
    act(async () => {
      const found = check(label);
      if (found?.status === 'unverified') found.verify.run();
    });
  const toasts = () => selectToasts(store.getState()).map(({ text }) => text);
  return { at, check, verify, toasts, storage, unmount, result };
}

const oneProven = { phoneVerified: true, emailVerified: false };
const calls = () => served.world.log.filter((call) => call === 'POST /api/auth/verify-contact').length;

describe('A contact of the profile', () => {
  it('is said to be verified, or to verify with a button', async () => {
    const page = await open(oneProven);
    expect(page.check('Téléphone')).toEqual({ status: 'verified', label: 'Vérifié' });
    expect(page.check('Email')).toMatchObject({
      status: 'unverified',
      label: 'À vérifier',
      verify: { label: 'Vérifier mon email', isBusy: false },
    });
  });

  it.each([
    ['a back end that does not say', {}],
    ['a contact there is not', { email: null, emailVerified: false }],
  ])('has nothing to verify for %s', async (_what, checks) => {
    expect((await open(checks)).check('Email')).toBe(null);
  });

  it('is verified by the code sent there', async () => {
    const page = await open(oneProven);
    await page.verify('Email');
    await waitFor(() => expect(page.at('code').title).toBe('Vérifiez votre email'));
    expect(page.at('code').code).toMatchObject({
      sentTo: 'awa@example.sn',
      notice: {
        before: 'Nous avons envoyé un message par email à ',
        after: '. S’il contient un code, saisissez-le ici : il est valable 10 minutes.',
      },
    });
    await act(async () => page.at('code').code.type('123456'));
    await waitFor(() => expect(page.check('Email')).toEqual({ status: 'verified', label: 'Vérifié' }));
    expect(page.toasts()).toEqual(['Votre email est vérifié : il ouvre aussi votre compte.']);
  });

  it('that is a phone number is verified in the same way', async () => {
    const page = await open({ phoneVerified: false, emailVerified: true });
    await page.verify('Téléphone');
    await waitFor(() => expect(page.at('code').title).toBe('Vérifiez votre numéro'));
    await act(async () => page.at('code').code.type('123456'));
    await waitFor(() => expect(page.check('Téléphone')?.status).toBe('verified'));
  });

  it('requests a single code for two presses', async () => {
    const page = await open(oneProven);
    await act(async () => {
      const found = page.check('Email');
      if (found?.status !== 'unverified') return;
      found.verify.run();
      found.verify.run();
    });
    await waitFor(() => expect(page.result.current.status).toBe('code'));
    expect(calls()).toBe(1);
  });

  it('still awaits its code after a reload, until it is cancelled', async () => {
    const page = await open(oneProven);
    await page.verify('Email');
    await waitFor(() => expect(page.result.current.status).toBe('code'));
    page.unmount();
    const reloaded = await open(oneProven, page.storage);
    expect(reloaded.at('code').code.sentTo).toBe('awa@example.sn');
    act(() => reloaded.at('code').correct.run());
    expect(reloaded.check('Email')?.status).toBe('unverified');
    reloaded.unmount();
    expect((await open(oneProven, page.storage)).result.current.status).toBe('read');
  });

  it('awaits no code of another customer', async () => {
    const page = await open(oneProven);
    await page.verify('Email');
    await waitFor(() => expect(page.result.current.status).toBe('code'));
    page.unmount();
    const other = await open({ ...oneProven, email: 'autre@example.sn' }, page.storage);
    expect(other.result.current.status).toBe('read');
  });

  it.each([
    [
      'what the server says',
      () => HttpResponse.json({ message: 'Patientez.' }, { status: 429 }),
      'Patientez.',
    ],
    ['that it failed', () => HttpResponse.error(), "Erreur lors de l'envoi du code. Veuillez réessayer."],
  ])('shows %s when its code could not be sent', async (_what, answer, text) => {
    served.server.use(http.post('*/api/auth/verify-contact', answer));
    const page = await open(oneProven);
    await page.verify('Email');
    await waitFor(() => expect(page.at('read').alert).toBe(text));
  });

  it('remains unverified while the code is wrong', async () => {
    const page = await open(oneProven);
    await page.verify('Email');
    await waitFor(() => expect(page.result.current.status).toBe('code'));
    await act(async () => page.at('code').code.type('654321'));
    await waitFor(() => expect(page.at('code').code.error).toBe('Code de vérification incorrect.'));
  });
});
