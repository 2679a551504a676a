import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aListedOrder, anOrderPage, serveConsole } from '../testing/consoleServer.ts';
import { renderConsole } from '../testing/renderConsole.tsx';

const server = serveConsole('manager', 'commandes');

beforeEach(() => {
  server.use(
    http.get('*/api/admin/orders', () =>
      HttpResponse.json(anOrderPage([aListedOrder(), aListedOrder({ ref: 'AUTRE' })])),
    ),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const openOrders = async () => {
  renderConsole('/commandes');
  await screen.findByRole('link', { name: 'AUTRE' });
};

it('The keys of the desk go to the search, from row to row and to a new order', async () => {
  await openOrders();
  await userEvent.keyboard('j');
  expect(document.activeElement?.textContent).toBe('VA6W-7ARW-AF7B-PFKC');
  await userEvent.keyboard('j');
  expect(document.activeElement?.textContent).toBe('AUTRE');
  await userEvent.keyboard('k');
  expect(document.activeElement?.textContent).toBe('VA6W-7ARW-AF7B-PFKC');
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await userEvent.keyboard('n');
  expect(screen.queryByRole('heading', { name: 'Nouvelle commande' })).toBeNull();
  screen.getByRole('searchbox').blur();
  await userEvent.keyboard('n');
  expect(await screen.findByRole('heading', { name: 'Nouvelle commande' })).toBeTruthy();
});

it('A help lists the keys, and turns them off', async () => {
  await openOrders();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Raccourcis clavier' });
  expect(dialog.textContent).toContain('Aujourd’hui');
  await userEvent.click(screen.getByRole('checkbox', { name: /Utiliser ces raccourcis/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await userEvent.keyboard('/');
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
});
