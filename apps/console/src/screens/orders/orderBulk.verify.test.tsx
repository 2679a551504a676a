import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aListedOrder, anOrderPage, answers, records, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('preparer', 'commandes');
afterEach(cleanup);

const orders = [
  aListedOrder({ ref: 'UNE' }),
  aListedOrder({ ref: 'DEUX', status: 'VALIDATED' }),
  aListedOrder({ ref: 'TROIS' }),
];
const confirmAll = async () => {
  renderConsole('/commandes?status=toutes');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer (2)' }));
  const dialog = within(screen.getByRole('dialog', { name: /Confirmer/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
};

it('Several orders take their next status at once, those that can', async () => {
  const results = ['UNE', 'TROIS'].map((ref) => ({ ref, isDone: true, message: null }));
  const steps = records('post', '/orders/bulk/status', { results });
  server.use(answers('/orders', anOrderPage(orders)), steps.handler);
  await confirmAll();
  const from = 'WAITING_FOR_VALIDATION';
  await waitFor(() =>
    expect(steps.bodies).toEqual([
      {
        to: 'VALIDATED',
        reason: null,
        orders: [
          { ref: 'UNE', from },
          { ref: 'TROIS', from },
        ],
      },
    ]),
  );
  expect(await screen.findByText(/2.commandes : c’est fait/)).toBeTruthy();
});

it('Those that were refused are named with the reason', async () => {
  const results = [
    { ref: 'UNE', isDone: true, message: null },
    { ref: 'TROIS', isDone: false, message: 'Moussa a annulé cette commande.' },
  ];
  server.use(
    answers('/orders', anOrderPage(orders)),
    records('post', '/orders/bulk/status', { results }).handler,
  );
  await confirmAll();
  expect(await screen.findByText('Moussa a annulé cette commande.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: '1 sur 2 : c’est fait' })).toBeTruthy();
});
