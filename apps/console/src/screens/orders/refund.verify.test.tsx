import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { anOrder, answers, records, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'commandes');
afterEach(cleanup);

const order = anOrder({ status: 'DELIVERED', nextStatuses: [], refundable: 4_150 });
const path = `/orders/${order.ref}/refunds`;

/** Counts how often the order is read. */
function reads() {
  const seen = { count: 0 };
  server.use(
    http.get(`*/api/admin/orders/${order.ref}`, () => {
      seen.count += 1;
      return HttpResponse.json(order);
    }),
  );
  return seen;
}

const refund = async () => {
  renderConsole(`/commandes/${order.ref}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Autres actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rembourser…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rembourser' }));
};

it.each([
  ['without an answer', http.post(`*/api/admin${path}`, () => HttpResponse.error())],
  ['with a server error', refuses('post', path, 502, {})],
])('A refund that fails %s is reported as uncertain, and the order is refetched', async (_how, failure) => {
  const seen = reads();
  server.use(failure);
  await refund();
  expect(await screen.findByText('On ne sait pas si le remboursement a été fait.')).toBeTruthy();
  expect(screen.queryByText(/Une erreur/)).toBeNull();
  await waitFor(() => expect(seen.count).toBe(2));
  await userEvent.click(screen.getByRole('button', { name: 'Voir l’état à jour' }));
  await waitFor(() => expect(seen.count).toBe(3));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('A refund that is refused says why in its form', async () => {
  reads();
  server.use(refuses('post', path, 409, { message: 'Cette commande est déjà remboursée.' }));
  await refund();
  expect(await screen.findByText('Cette commande est déjà remboursée.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Rembourser' })).toBeTruthy();
});

it('What came back is suggested as the refund', async () => {
  const [line] = order.lines;
  const lines = [{ position: line?.position ?? 0, quantity: 1, isRestocked: true }];
  const returned = {
    id: 'r',
    kind: 'returned',
    reason: null,
    actor: 'Awa',
    at: '2026-11-20T10:00:00Z',
    lines,
  };
  server.use(answers(`/orders/${order.ref}`, { ...order, returns: [returned] }));
  renderConsole(`/commandes/${order.ref}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Autres actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rembourser…' }));
  const amount = await screen.findByLabelText<HTMLInputElement>('Montant en FCFA');
  expect(amount.value).toBe(String(line?.unitPrice));
});

it('Money that was refunded already cannot be refunded twice', async () => {
  reads();
  const sent = records('post', path, { id: 'x', amount: 4_150, way: 'hand', state: 'DONE' });
  server.use(sent.handler);
  renderConsole(`/commandes/${order.ref}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Autres actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rembourser…' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'J’ai déjà rendu l’argent moi-même' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer comme rendu' }));
  await waitFor(() => expect(sent.bodies).toMatchObject([{ way: 'hand' }]));
});

it('The history says what came back', async () => {
  const at = '2026-11-20T10:00:00Z';
  const lines = [{ position: order.lines[0]?.position ?? 0, quantity: 1, isRestocked: true }];
  const returned = { id: 'r', kind: 'returned', reason: null, actor: 'Awa', at, lines };
  const updates = [{ date: at, status: 'RETURNED', reason: 'trop petit', actor: 'Awa' }];
  server.use(answers(`/orders/${order.ref}`, { ...order, returns: [returned], updates }));
  renderConsole(`/commandes/${order.ref}`);
  expect(await screen.findByText(`1 × ${order.lines[0]?.name} · trop petit`)).toBeTruthy();
});
