import { fill } from '@teranga/testing/fill';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOrder, answers, aSession, records, serveConsole } from '../../testing/consoleServer.ts';
import { aListedProduct, aProductPage } from '../../testing/listedProduct.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('preparer', 'commandes');
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const zones = [
  { id: 'plateau', name: 'Plateau', price: 1_000, order: 1, enabled: true, kind: 'delivery' },
  { id: 'retrait', name: 'Retrait', price: 0, order: 2, enabled: true, kind: 'pickup' },
];
const aTeapot = {
  ...aListedProduct,
  id: 'theiere',
  sku: 'THE-1',
  name: 'Théière émaillée',
  price: 9_900,
  quantity: 3,
};

beforeEach(() =>
  server.use(
    http.get('*/api/store', () => HttpResponse.json({ marketplaceInfo: { deliveryInfo: { zones } } })),
    answers('/products', { ...aProductPage, items: [aTeapot] }),
  ),
);

const search = () => screen.findByRole('searchbox', { name: 'Ajouter un article' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer la commande' }));

it('An order without products leads to their search, and says what else is missing', async () => {
  renderConsole('/commandes/nouvelle');
  const box = await search();
  await save();
  expect(await screen.findByText('Ajoutez au moins un article.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(await screen.findByText('Donnez la ville.')).toBeTruthy();
});

it('A field that is filled after an order was refused no longer shows an error', async () => {
  renderConsole('/commandes/nouvelle');
  await search();
  await save();
  const name = await screen.findByRole('textbox', { name: /Prénom/ });
  await screen.findByText('Donnez le prénom.');
  await fill(name, 'Awa');
  await waitFor(() => expect(screen.queryByText('Donnez le prénom.')).toBeNull());
});

it('The found products are gone once one was added, and the first missing field has the focus', async () => {
  renderConsole('/commandes/nouvelle');
  const box = await search();
  await fill(box, 'thei');
  await userEvent.click(await screen.findByRole('button', { name: /Théière émaillée/ }));
  expect(await screen.findByRole('button', { name: 'Retirer un « Théière émaillée »' })).toBeTruthy();
  expect(box).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: /^Théière émaillée/ })).toBeNull();
  await save();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Téléphone/ })),
  );
});

it('Products whose name has what was typed are the first', async () => {
  const items = [{ ...aTeapot, id: 'tente', sku: 'LOI-1', name: 'Tente deux places' }, aTeapot];
  server.use(answers('/products', { items, next: null }));
  renderConsole('/commandes/nouvelle');
  await fill(await search(), 'thei');
  const found = await screen.findAllByRole('button', { name: /en stock/ });
  expect(found.map((each) => /^\S+/.exec(each.textContent)?.[0])).toEqual(['Théière', 'Tente']);
});

it('An order that is picked up needs neither address nor town', async () => {
  renderConsole('/commandes/nouvelle');
  await search();
  await screen.findByRole('option', { name: 'Retrait · gratuit' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Zone de livraison/ }), 'retrait');
  await save();
  expect(await screen.findByText('Donnez le prénom.')).toBeTruthy();
  expect(screen.queryByText('Donnez la ville.')).toBeNull();
});

/** Types an order of one teapot to be picked up, for Aminata. */
async function typeOrder() {
  renderConsole('/commandes/nouvelle');
  await fill(await search(), 'thei');
  await userEvent.click(await screen.findByRole('button', { name: /Théière émaillée/ }));
  await screen.findByRole('option', { name: 'Retrait · gratuit' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Zone de livraison/ }), 'retrait');
  for (const [label, value] of [
    [/Prénom/, 'Aminata'],
    [/^Nom/, 'Fall'],
    [/Téléphone/, '77 412 33 09'],
  ] as const)
    await fill(screen.getByRole('textbox', { name: label }), value);
}

it('An order that was typed is restored after a reload, and removed once it is placed', async () => {
  await typeOrder();
  cleanup();
  const keys: (string | null)[] = [];
  const place = records('post', '/orders', { data: { ref: 'NEUF-1', paymentUrl: null, total: 9_900 } });
  server.use(
    http.post('*/api/admin/orders', ({ request }) => void keys.push(request.headers.get('idempotency-key'))),
    place.handler,
    answers('/orders/NEUF-1', anOrder({ ref: 'NEUF-1' })),
  );
  const { router } = renderConsole('/commandes/nouvelle');
  expect(await screen.findByRole('button', { name: 'Retirer un « Théière émaillée »' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Prénom/ })).toHaveProperty('value', 'Aminata');
  await waitFor(() => expect(screen.getByLabelText(/Zone de livraison/)).toHaveProperty('value', 'retrait'));
  const draft = sessionStorage.getItem('gestion-order-draft:teranga');
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/commandes/NEUF-1'));
  expect(place.bodies).toMatchObject([{ firstName: 'Aminata', deliveryZone: 'retrait' }]);
  // The same order is placed once, whichever page sends it.
  expect(draft).toContain(String(keys[0]));
  expect(sessionStorage).toHaveLength(0);
});

it('An order that is given up is not saved, nor one that the browser does not store', async () => {
  await typeOrder();
  await userEvent.click(screen.getAllByText('Articles', { selector: 'a' })[0] ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: 'Quitter' }));
  await screen.findByRole('heading', { name: 'Articles' });
  expect(sessionStorage).toHaveLength(0);
  cleanup();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await typeOrder();
  expect(screen.getByRole('textbox', { name: /Prénom/ })).toHaveProperty('value', 'Aminata');
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

it('A customer whose number is known is not retyped', async () => {
  const card = {
    key: '+221774123309',
    name: 'Aminata Fall',
    phone: '+221774123309',
    email: null,
    hasAccount: false,
    orders: 1,
    total: 9_900,
    lastOrderAt: null,
  };
  const addresses = [{ address: 'Rue 10, Médina', city: 'Dakar', zoneName: null }];
  server.use(
    answers('/session', aSession('manager')),
    answers('/customers', { items: [card], next: null }),
    answers(`/customers/${encodeURIComponent(card.key)}`, {
      ...card,
      addresses,
      latestOrders: [],
      quotes: [],
      messages: [],
      note: null,
    }),
  );
  renderConsole('/commandes/nouvelle');
  await search();
  await fill(screen.getByRole('textbox', { name: /Téléphone/ }), '77 412 33 09');
  await userEvent.click(await screen.findByRole('button', { name: 'Reprendre son nom et son adresse' }));
  expect(screen.getByRole('textbox', { name: /Prénom/ })).toHaveProperty('value', 'Aminata');
  expect(screen.getByLabelText(/Adresse et repère/)).toHaveProperty('value', 'Rue 10, Médina');
});
