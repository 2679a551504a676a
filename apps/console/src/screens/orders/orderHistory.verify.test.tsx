import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder, answers, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('preparer', 'commandes');

it('The top of an order leads to its history', async () => {
  const order = anOrder();
  server.use(answers(`/orders/${order.ref}`, order));
  renderConsole(`/commandes/${order.ref}`);
  const link = await screen.findByRole('link', { name: 'Historique et notes' });
  const target = document.querySelector(link.getAttribute('href') ?? '');
  expect(target?.contains(screen.getByRole('heading', { name: 'Historique' }))).toBe(true);
});
