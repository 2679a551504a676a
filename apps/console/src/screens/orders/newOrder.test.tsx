import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answers, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('preparer');
afterEach(cleanup);

const zones = [
  { id: 'plateau', name: 'Plateau', price: 1_000, order: 1, enabled: true, kind: 'delivery' },
  { id: 'retrait', name: 'Retrait', price: 0, order: 2, enabled: true, kind: 'pickup' },
];
const aTeapot = {
  id: 'theiere',
  sku: 'THE-1',
  name: 'Théière émaillée',
  picture: null,
  price: 9_900,
  hasVariations: false,
  trackStock: true,
  quantity: 3,
};

beforeEach(() =>
  server.use(
    http.get('*/api/store', () => HttpResponse.json({ marketplaceInfo: { deliveryInfo: { zones } } })),
    answers('/products', { items: [aTeapot], next: null }),
  ),
);

const search = () => screen.findByRole('searchbox', { name: 'Ajouter un article' });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer la commande' }));

it('An order without articles leads to their search, and says what else is missing', async () => {
  renderConsole('/commandes/nouvelle');
  const box = await search();
  save();
  expect(await screen.findByText('Ajoutez au moins un article.')).toBeTruthy();
  expect(document.activeElement).toBe(box);
  expect(await screen.findByText('Donnez la ville.')).toBeTruthy();
});

it('The found articles are gone once one was added, and the first missing field has the focus', async () => {
  renderConsole('/commandes/nouvelle');
  const box = await search();
  fireEvent.change(box, { target: { value: 'thei' } });
  fireEvent.click(await screen.findByRole('button', { name: /Théière émaillée/ }));
  expect(await screen.findByRole('button', { name: 'Retirer un « Théière émaillée »' })).toBeTruthy();
  expect(box).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: /^Théière émaillée/ })).toBeNull();
  save();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Prénom/ })));
});

it('An order that is picked up needs neither address nor town', async () => {
  renderConsole('/commandes/nouvelle');
  await search();
  await screen.findByRole('option', { name: 'Retrait · gratuit' });
  fireEvent.change(screen.getByLabelText(/Zone de livraison/), { target: { value: 'retrait' } });
  save();
  expect(await screen.findByText('Donnez le prénom.')).toBeTruthy();
  expect(screen.queryByText('Donnez la ville.')).toBeNull();
});
