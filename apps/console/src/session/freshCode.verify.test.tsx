import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { productsApi } from '../api/productsApi.ts';
import { lastLogin } from '../lib/lastLogin.ts';
import { answers, anOrderPage, aSession, records, serveConsole } from '../testing/consoleServer.ts';
import { renderConsole } from '../testing/renderConsole.tsx';

const server = serveConsole('owner', 'commandes');
afterEach(() => {
  cleanup();
  lastLogin.clear();
});

const message = 'Confirmez que c’est bien vous.';
const code = () => records('post', '/session/code', { contact: '', message: '' });

/** A change that is refused until a code was typed. */
function aSensitiveChange(signsInAs = aSession()) {
  const calls = { isFresh: false, count: 0 };
  server.use(
    answers('/orders', anOrderPage([])),
    code().handler,
    http.post('*/api/admin/session', () => {
      calls.isFresh = true;
      return HttpResponse.json(signsInAs);
    }),
    http.post('*/api/admin/products/x/duplicate', () => {
      calls.count += 1;
      return calls.isFresh
        ? HttpResponse.json({ id: 'y' })
        : HttpResponse.json({ message, errors: { otp: [message] } }, { status: 403 });
    }),
  );
  return calls;
}

async function change() {
  const { store } = renderConsole('/commandes');
  await screen.findByRole('heading', { name: 'Commandes' });
  return store.dispatch(productsApi.endpoints.duplicateProduct.initiate('x'));
}

async function typeCode() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Téléphone ou adresse e-mail'), 'awa@teranga.example{Enter}');
  await user.type(await screen.findByLabelText('Code à 6 chiffres'), '123456{Enter}');
}

describe('A sensitive change', () => {
  it('requires a code and is resent', async () => {
    const calls = aSensitiveChange();
    const changed = change();
    await typeCode();
    expect((await changed).data).toEqual({ id: 'y' });
    expect(calls.count).toBe(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that the code is sent to who signed in with this contact, without a doubt', async () => {
    lastLogin.set('awa@teranga.example');
    aSensitiveChange();
    const changed = change();
    await userEvent.click(await screen.findByRole('button', { name: 'Recevoir un code' }));
    const contact = await screen.findByText('awa@teranga.example');
    expect(contact.parentElement?.textContent).toBe(
      'Envoyé à awa@teranga.example. Il est valable 10 minutes.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await changed;
  });

  it('is refused when the dialog is closed', async () => {
    const calls = aSensitiveChange();
    const changed = change();
    await userEvent.click(await screen.findByRole('button', { name: 'Fermer' }));
    expect((await changed).error).toMatchObject({ status: 403, message });
    expect(calls.count).toBe(1);
  });

  it('is not resent for somebody else', async () => {
    const other = { ...aSession(), member: { id: 'autre', name: 'Fatou Ndiaye', role: 'owner' as const } };
    const calls = aSensitiveChange(other);
    const changed = change();
    await typeCode();
    expect((await changed).error).toMatchObject({ status: 403 });
    expect(calls.count).toBe(1);
    expect(await screen.findByText('Vous êtes maintenant Fatou Ndiaye. Rien n’a été changé.')).toBeTruthy();
  });
});
