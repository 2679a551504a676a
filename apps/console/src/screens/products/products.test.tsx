import type { ListedProductWire, StaffProductPageWire } from '@teranga/contract/admin';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { answers, records, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager');
afterEach(cleanup);

const aProduct: ListedProductWire = {
  id: 'savon',
  sku: 'SAV-1',
  name: 'Savon noir',
  picture: null,
  pictureColor: null,
  brand: null,
  category: null,
  isPublished: true,
  sellingPrice: 2_000,
  hasVariations: false,
  variations: 0,
  quantity: 4,
  trackStock: true,
  isLow: false,
  lowStock: null,
  sold: 0,
  addedAt: '2026-11-01T00:00:00Z',
  price: 2_000,
  version: 3,
};
const page: StaffProductPageWire = {
  items: [aProduct],
  next: null,
  counts: { all: 1, published: 1, unpublished: 0, low: 0, out: 0 },
};

const openPrice = async (price: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /Changer le prix de « Savon noir »/ }));
  fireEvent.change(screen.getByLabelText('Prix en FCFA'), { target: { value: price } });
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le prix' }));
};

it('A press adds one to the stock, and the message takes it back', async () => {
  const stock = records('post', '/products/savon/stock', {
    before: { quantity: 4, trackStock: true },
    after: { quantity: 5, trackStock: true },
  });
  server.use(answers('/products', page), stock.handler);
  renderConsole('/articles');
  fireEvent.click(await screen.findByRole('button', { name: /Ajouter un « Savon noir »/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(stock.bodies).toHaveLength(2));
  expect(stock.bodies[1]).toMatchObject({ change: { add: -1 } });
});

it('A price is saved from the list', async () => {
  const price = records('post', '/products/savon/price', {});
  server.use(answers('/products', page), price.handler);
  renderConsole('/articles');
  await openPrice('2500');
  await waitFor(() => expect(price.bodies).toEqual([{ price: 2_500 }]));
});

it('A changed price keeps the crossed-out one and its dates, and is taken back by the message', async () => {
  const reduced = { ...aProduct, sellingPrice: 2_500 };
  const rule = { type: 'ADJUSTMENT', amount: -500, percentage: false };
  const dates = { startDate: '2020-01-01T00:00:00.000Z', endDate: '2090-01-01T00:00:00.000Z' };
  const price = records('post', '/products/savon/price', { version: 4 });
  server.use(
    answers('/products', { ...page, items: [reduced] }),
    answers('/products/savon', { ...reduced, multiPricing: [{ ...rule, ...dates }] }),
    price.handler,
    http.post('*/api/admin/products/savon/versions/3/restore', () => HttpResponse.json(reduced)),
  );
  renderConsole('/articles');
  await openPrice('1900');
  await waitFor(() =>
    expect(price.bodies).toEqual([
      { price: 1_900, compareAt: 2_500, from: dates.startDate, until: dates.endDate },
    ]),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('C’est annulé : tout est comme avant.')).toBeTruthy();
});

it('A price that looks like a mistake is saved once it is sent again', async () => {
  const bodies: object[] = [];
  server.use(
    answers('/products', page),
    http.post('*/api/admin/products/savon/price', async ({ request }) => {
      const body = (await request.json()) as { isConfirmed?: boolean };
      bodies.push(body);
      const message = 'Le savon passerait à 20 FCFA : est-ce la bonne monnaie ?';
      return body.isConfirmed
        ? HttpResponse.json({ version: 4 })
        : HttpResponse.json({ message, errors: { isConfirmed: [message] } }, { status: 422 });
    }),
  );
  renderConsole('/articles');
  await openPrice('20');
  fireEvent.click(await screen.findByRole('button', { name: 'Oui, c’est le bon prix' }));
  await waitFor(() => expect(bodies).toEqual([{ price: 20 }, { price: 20, isConfirmed: true }]));
});

it('A price that somebody else changed before is said in a dialog', async () => {
  const message = 'Quelqu’un a changé ceci entre-temps.';
  server.use(answers('/products', page), refuses('post', '/products/savon/price', 409, { message }));
  renderConsole('/articles');
  await openPrice('2500');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Voir l’état à jour' })).toBeTruthy();
});

it('A price that is no amount is not sent', async () => {
  server.use(answers('/products', page));
  renderConsole('/articles');
  await openPrice('');
  expect(await screen.findByText('Saisissez un prix en FCFA, sans décimales.')).toBeTruthy();
});

it('A change of several articles is taken back by its message', async () => {
  const result = { id: 'savon', isDone: true, message: null, version: 4 };
  server.use(
    answers('/products', page),
    http.post('*/api/admin/products/bulk', () => HttpResponse.json({ results: [result] })),
    http.post('*/api/admin/products/savon/versions/3/restore', () => HttpResponse.json(aProduct)),
  );
  renderConsole('/articles');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Autres actions groupées' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Retirer de la vente' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('C’est annulé : tout est comme avant.')).toBeTruthy();
});

it('A reduction says which article it would make dearer', async () => {
  server.use(answers('/products', { ...page, items: [{ ...aProduct, price: 1_000 }] }));
  renderConsole('/articles');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Réduire le prix…' }));
  fireEvent.change(await screen.findByLabelText('Pourcentage'), { target: { value: '20' } });
  expect(screen.getByText(/« Savon noir » est déjà moins cher/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Pourcentage'), { target: { value: '60' } });
  expect(screen.queryByText(/est déjà moins cher/)).toBeNull();
});

it.each([true, false])(
  'Putting articles on sale is offered when one is off sale: %s',
  async (isPublished) => {
    server.use(answers('/products', { ...page, items: [{ ...aProduct, isPublished }] }));
    renderConsole('/articles');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
    await screen.findByRole('button', { name: 'Réduire le prix…' });
    expect(screen.queryByRole('button', { name: 'Mettre en vente' }) !== null).toBe(!isPublished);
  },
);

const set = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
/** Gives all articles of the list a reduction for a week-end. */
const reduce = async (percent = '20') => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
  await user.click(await screen.findByRole('button', { name: 'Réduire le prix…' }));
  set('Pourcentage', percent);
  set('Premier jour', '2026-12-05');
  set('Dernier jour', '2026-12-06');
  await user.click(screen.getByRole('button', { name: /^Réduire 2/ }));
  return user;
};

/** An article that the server keeps: its rules, and the versions that its changes named. */
const kept = (id: string, rules: object[]) => {
  const state = { rules, versions: [] as (string | null)[] };
  server.use(
    http.get(`*/api/admin/products/${id}`, () =>
      HttpResponse.json({ id, version: 7, multiPricing: state.rules }),
    ),
    http.patch(`*/api/admin/products/${id}`, async ({ request }) => {
      const body = (await request.json()) as { multiPricing: object[] };
      state.rules = body.multiPricing;
      state.versions.push(request.headers.get('if-match'));
      return HttpResponse.json({ id, version: 8, multiPricing: state.rules });
    }),
  );
  return state;
};

describe('A reduction for several articles', () => {
  const rule = {
    type: 'ADJUSTMENT',
    amount: -20,
    percentage: true,
    startDate: '2026-12-05T00:00:00.000Z',
    endDate: '2026-12-07T00:00:00.000Z',
  };
  const old = { ...rule, amount: -5, startDate: '2026-12-01T00:00:00.000Z' };
  const second = { ...aProduct, id: 'karite', name: 'Karité' };
  const both = { ...page, items: [aProduct, second] };

  it('is added to the rules of each, and taken back alone', async () => {
    server.use(answers('/products', both));
    const [soap, shea] = [kept('savon', [old]), kept('karite', [])];
    renderConsole('/articles');
    const user = await reduce();
    expect(await screen.findByText(/^Réduction ajoutée à 2/)).toBeTruthy();
    expect([soap.rules, shea.rules]).toEqual([[old, rule], [rule]]);
    expect(soap.versions).toEqual(['"7"']);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('Réduction retirée.')).toBeTruthy();
    expect([soap.rules, shea.rules]).toEqual([[old], []]);
  });

  it('replaces one that begins in its days, which comes back when it is taken back', async () => {
    server.use(answers('/products', both));
    const same = { ...rule, amount: -30 };
    const [soap, shea] = [kept('savon', [old, same]), kept('karite', [])];
    renderConsole('/articles');
    const user = await reduce();
    expect(await screen.findByText(/2.articles, du .+ au .+ ; 1 en avait une autre, remplacée/)).toBeTruthy();
    expect([soap.rules, shea.rules]).toEqual([[old, rule], [rule]]);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('Réduction retirée.')).toBeTruthy();
    expect(soap.rules).toEqual([same, old]);
  });

  it('says which article refused it, and why', async () => {
    const message = 'Quelqu’un a changé ceci entre-temps.';
    server.use(answers('/products', both));
    kept('savon', []);
    kept('karite', []);
    server.use(refuses('patch', '/products/karite', 409, { message }));
    renderConsole('/articles');
    await reduce();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('dialog', { name: '1 sur 2 : c’est fait' })).toBeTruthy();
  });

  it('of no per cent is not sent', async () => {
    server.use(answers('/products', both));
    renderConsole('/articles');
    await reduce('0');
    expect(await screen.findByText('Au moins 1 %.')).toBeTruthy();
  });
});
