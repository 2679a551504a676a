import { aCustomer } from '@teranga/testing';
import { fill } from '@teranga/testing/fill';
import { act, render, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { readSignIn } from '../auth/signIn.ts';
import { makeTestStore, markRender, memoryStorage, testNow } from '../../../testing/renderWithStore.tsx';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { useProfile } from './useProfile.ts';
import { pauseText } from './useProfileChange.ts';
import type { ProfileView } from './views.ts';
import { selectToasts } from '../../../lib/alerts/alertsSlice.ts';

const served = serveWorld();

function Page({ report }: { report: (view: ProfileView) => void }) {
  const view = useProfile();
  useLayoutEffect(() => {
    report(view);
    markRender();
  });
  if (view.status !== 'edit') return null;
  return view.fields.map((name) => {
    const { label, ref, onChange, onBlur, defaultValue, disabled } = view.field(name);
    return (
      <input
        key={name}
        aria-label={label}
        name={name}
        disabled={disabled}
        {...{ ref, onChange, onBlur, defaultValue }}
      />
    );
  });
}

async function open(storage = memoryStorage({ authToken: 'jeton-client' }), now = () => testNow) {
  served.world.bearerToken ??= 'jeton-client';
  const store = makeTestStore({ storage, now });
  const shown: { view: ProfileView | null } = { view: null };
  const page = render(
    <Provider store={store}>
      <Page report={(view) => void (shown.view = view)} />
    </Provider>,
  );
  const before = shown.view;
  await act(() => store.dispatch(readSignIn()));
  const at = <S extends ProfileView['status']>(status: S) => {
    if (shown.view?.status !== status) throw new Error(`the page is ${shown.view?.status ?? 'not there'}`);
    return shown.view as Extract<ProfileView, { status: S }>;
  };
  const toasts = () => selectToasts(store.getState()).map(({ text }) => text);
  return { ...page, store, storage, shown, before, at, toasts };
}

const inputOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
async function edit(page: Awaited<ReturnType<typeof open>>, values: Record<string, string>) {
  if (page.shown.view?.status === 'read') act(() => page.at('read').edit());
  for (const [name, value] of Object.entries(values)) {
    const input = inputOf(name);
    if (input) await fill(input, value);
  }
}
const save = (page: Awaited<ReturnType<typeof open>>) => act(async () => page.at('edit').save());
const isAt = (page: Awaited<ReturnType<typeof open>>, status: ProfileView['status']) =>
  waitFor(() => expect(page.shown.view?.status).toBe(status));

const refuse = () =>
  HttpResponse.json({ message: 'Trop de codes.' }, { status: 429, headers: { 'retry-after': '42' } });

describe('A profile', () => {
  it('is not rendered on the server, and is shown to its owner', async () => {
    const page = await open();
    expect(page.before).toEqual({ status: 'loading' });
    expect(page.at('read').rows).toEqual([
      { label: 'Nom complet', value: 'Awa Marie Ndiaye', check: null },
      { label: 'Adresse', value: 'Rue 10, Mermoz', check: null },
      { label: 'Téléphone', value: '+221\u00a077\u00a0123\u00a045\u00a067', check: null },
      { label: 'Email', value: 'awa@example.sn', check: null },
    ]);
  });

  it.each([
    ['nobody is signed in', memoryStorage()],
    ['the token holds no more', memoryStorage({ authToken: 'ancien' })],
  ])('redirects to sign-in when %s', async (_when, storage) => {
    const page = await open(storage);
    expect(page.shown.view).toEqual({ status: 'leaving', href: '/auth' });
  });

  it('that cannot be read may be refetched', async () => {
    served.server.use(http.get('*/api/auth/profile', () => HttpResponse.error(), { once: true }));
    const page = await open();
    const failed = page.at('failed');
    expect(failed.message).toBe('Failed to fetch profile');
    act(() => failed.retry());
    await isAt(page, 'read');
  });
});

describe('Changing it', () => {
  it('is confirmed by a code, then reported and refetched', async () => {
    const page = await open();
    await edit(page, { name: 'Awa Fall' });
    expect(inputOf('phone')?.disabled).toBe(true);
    expect(inputOf('email')?.disabled).toBe(true);
    await save(page);
    await isAt(page, 'code');
    expect(served.world.codes.get('profile')?.customer).toEqual(aCustomer({ name: 'Awa Fall' }));
    await act(async () => page.at('code').code.type('123456'));
    await isAt(page, 'read');
    expect(page.at('read').name).toBe('Awa Fall');
    expect(page.toasts()).toEqual(['Profil mis à jour avec succès']);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Le nom est requis'],
    [{ address: 'ab' }, 'address', "L'adresse doit contenir au moins 3 caractères"],
  ] as const)('to %j is refused', async (values, field, error) => {
    const page = await open();
    await edit(page, values);
    await save(page);
    await waitFor(() => expect(page.at('edit').field(field).error).toBe(error));
    expect(served.world.codes.size).toBe(0);
  });

  it('requires an e-mail address where the number needs one and there is none', async () => {
    served.world.customers = [aCustomer({ phone: '+221701234567', email: null })];
    const page = await open();
    await edit(page, {});
    expect(inputOf('email')?.disabled).toBe(false);
    await save(page);
    await waitFor(() =>
      expect(page.at('edit').field('email').error).toBe('L’e-mail est requis pour ce numéro'),
    );
  });

  it('is discarded when cancelled', async () => {
    const page = await open();
    await edit(page, { name: 'Awa Fall' });
    act(() => page.at('edit').cancel());
    await edit(page, {});
    expect(inputOf('name')?.value).toBe('Awa Marie Ndiaye');
  });

  it.each([
    [() => HttpResponse.json({}, { status: 500 }), 'Impossible de mettre à jour le profil'],
    [() => HttpResponse.error(), 'Erreur lors de la mise à jour du profil'],
    [() => HttpResponse.json({ message: 'Trop de codes.' }, { status: 429 }), 'Trop de codes.'],
  ])('reports a failure and preserves the input', async (answer, text) => {
    served.server.use(http.post('*/api/auth/update-profile', answer));
    const page = await open();
    await edit(page, { name: 'Awa Fall' });
    await save(page);
    await waitFor(() => expect(page.at('edit').alert).toBe(text));
    expect(inputOf('name')?.value).toBe('Awa Fall');
  });

  it('too soon after the last code waits for the server’s delay, then is sent', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let now = testNow;
    served.server.use(http.post('*/api/auth/update-profile', refuse, { once: true }));
    const page = await open(undefined, () => now);
    await edit(page, { name: 'Awa Fall' });
    await save(page);
    await waitFor(() => expect(page.at('edit').saveLabel).toBe('Enregistrer dans 42 s'));
    expect(page.at('edit').alert).toEqual(pauseText);
    expect(page.at('edit').isWaiting).toBe(true);
    await save(page);
    now += 41_000;
    act(() => void vi.advanceTimersByTime(1_000));
    expect(page.at('edit').saveLabel).toBe('Enregistrer dans 1 s');
    expect(page.shown.view?.status).toBe('edit');
    now += 1_000;
    act(() => void vi.advanceTimersByTime(1_000));
    expect(page.at('edit').saveLabel).toBe('Enregistrer');
    expect(page.at('edit').alert).toBeNull();
    vi.useRealTimers();
    await save(page);
    await isAt(page, 'code');
    expect(served.world.codes.get('profile')?.customer?.name).toBe('Awa Fall');
  });

  it('shows the formatted number and sends it in E.164', async () => {
    const page = await open();
    await edit(page, { name: 'Awa Fall' });
    expect(inputOf('phone')?.value).toBe('+221\u00a077\u00a0123\u00a045\u00a067');
    await save(page);
    await isAt(page, 'code');
    expect(served.world.codes.get('profile')?.customer?.phone).toBe('+221771234567');
  });

  it.each([
    [() => HttpResponse.json({}, { status: 500 }), '123456', 'Impossible de confirmer la mise à jour'],
    [undefined, '', 'OTP is required'],
    [undefined, '654321', 'Code de vérification incorrect.'],
  ])('is not confirmed %#', async (answer, typed, error) => {
    if (answer) served.server.use(http.post('*/api/auth/confirm-update-profile', answer));
    const page = await open();
    await edit(page, { name: 'Awa Fall' });
    await save(page);
    await isAt(page, 'code');
    await act(async () => {
      page.at('code').code.type(typed);
      if (typed === '') page.at('code').code.submit();
    });
    await waitFor(() => expect(page.at('code').code.error).toBe(error));
    act(() => page.at('code').correct.run());
    await waitFor(() => expect(inputOf('name')?.value).toBe('Awa Fall'));
  });

  it('continues after the token expired midway and the shopper signed in again', async () => {
    const page = await open();
    await edit(page, { name: 'Awa Fall' });
    served.world.bearerToken = 'neuf';
    await save(page);
    await waitFor(() => expect(page.shown.view).toEqual({ status: 'leaving', href: '/auth' }));
    page.unmount();
    page.storage.local?.setItem('authToken', 'neuf');
    const reopened = await open(page.storage);
    expect(reopened.at('edit').alert).toBeNull();
    expect(inputOf('name')?.value).toBe('Awa Fall');
  });

  it('is not seen by the next customer who signs in here', async () => {
    const page = await open();
    await edit(page, { name: 'Awa Fall' });
    page.unmount();
    served.world.customers = [aCustomer({ name: 'Moussa', phone: '+221781111111', email: null })];
    const other = await open(page.storage);
    expect(other.at('read').name).toBe('Moussa');
  });
});
