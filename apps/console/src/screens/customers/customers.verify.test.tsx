import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import type { CustomerCardWire, CustomerRecordWire } from '@teranga/contract/admin';
import {
  aListedOrder,
  answers,
  aSession,
  records,
  refuses,
  serveConsole,
} from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'clients');
afterEach(cleanup);

const key = '+221774123309';
const aListed = (more: Partial<CustomerCardWire> = {}): CustomerCardWire => ({
  key,
  name: 'Aminata Fall',
  phone: key,
  email: null,
  hasAccount: false,
  orders: 1,
  total: 4_150,
  lastOrderAt: '2026-11-20T09:00:00Z',
  ...more,
});
const aCustomer = (more: Partial<CustomerRecordWire> = {}): CustomerRecordWire => ({
  ...aListed(),
  latestOrders: [aListedOrder()],
  addresses: [{ address: 'Rue 12', city: 'Dakar', zoneName: null }],
  quotes: [],
  messages: [],
  note: null,
  ...more,
});
const path = `/customers/${encodeURIComponent(key)}`;
const address = `/clients/${encodeURIComponent(key)}`;

describe('The list of customers', () => {
  it('requests the search of its address', async () => {
    const seen: string[] = [];
    server.use(
      http.get('*/api/admin/customers', ({ request }) => {
        seen.push(new URL(request.url).search);
        return HttpResponse.json({ items: [aListed()], next: null });
      }),
    );
    renderConsole('/clients?search=fall');
    const link = await screen.findByRole('link', { name: 'Aminata Fall' });
    expect(link.getAttribute('href')).toBe(address);
    expect(seen).toEqual(['?search=fall']);
  });

  it('is not for who prepares orders', async () => {
    server.use(answers('/session', aSession('preparer')));
    renderConsole('/clients');
    expect(await screen.findByText('Votre rôle ne donne pas accès à cet écran')).toBeTruthy();
  });

  it('copies how to reach the chosen people', async () => {
    const others = [aListed({ key: 'k', name: 'Ibou', phone: null, email: 'ibou@example.sn' })];
    server.use(answers('/customers', { items: [aListed(), ...others], next: null }));
    const user = userEvent.setup();
    renderConsole('/clients');
    await user.click(await screen.findByLabelText('Tout choisir'));
    await user.click(screen.getByText('Copier les numéros (1)'));
    expect(await screen.findByText(/^1.numéro : c’est copié\.$/)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(key);
    await user.click(screen.getByText('Copier les e-mails (1)'));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('ibou@example.sn'));
  });

  it('says that nobody is found', async () => {
    server.use(answers('/customers', { items: [], next: null }));
    renderConsole('/clients?search=rien');
    expect(await screen.findByText('Aucun client ne correspond')).toBeTruthy();
  });
});

describe('A customer', () => {
  it('has a note that can be taken back', async () => {
    const note = records('put', `${path}/note`, aCustomer());
    server.use(answers(path, aCustomer()), note.handler);
    renderConsole(address);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Note'), 'Fidèle');
    await user.click(screen.getByRole('button', { name: 'Enregistrer la note' }));
    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(note.bodies).toEqual([{ text: 'Fidèle' }, { text: '' }]));
  });

  it('is erased after a confirmation, and the list is refetched', async () => {
    server.use(
      answers(path, aCustomer()),
      answers('/customers', { items: [], next: null }),
      http.delete(`*/api/admin${path}`, () => HttpResponse.json({ orders: 2 })),
    );
    renderConsole(address);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Supprimer ses données…' }));
    await user.click(await screen.findByRole('button', { name: 'Supprimer ses données' }));
    expect(await screen.findByText(/^Données supprimées. 2.commandes restent/)).toBeTruthy();
    expect(await screen.findByText('Aucun client pour l’instant')).toBeTruthy();
  });

  it('stays while an order is under way', async () => {
    const message = 'Une commande est en cours.';
    server.use(answers(path, aCustomer()), refuses('delete', path, 409, { message }));
    renderConsole(address);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Supprimer ses données…' }));
    await user.click(await screen.findByRole('button', { name: 'Supprimer ses données' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
