import { fill } from '@teranga/testing/fill';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { answers, records, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { aListedProduct as aProduct, aProductPage as page } from '../../testing/listedProduct.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'articles');
afterEach(cleanup);

const openPrice = async (price: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /Changer le prix de « Savon noir »/ }));
  await fill(screen.getByRole('spinbutton', { name: 'Prix en FCFA' }), price);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le prix' }));
};

it('A press adds one to the stock, and the message takes it back', async () => {
  const stock = records('post', '/products/savon/stock', {
    before: { quantity: 4, trackStock: true },
    after: { quantity: 5, trackStock: true },
  });
  server.use(answers('/products', page), stock.handler);
  renderConsole('/articles');
  await userEvent.click(await screen.findByRole('button', { name: /Ajouter un « Savon noir »/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
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
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('C’est annulé : tout est comme avant.')).toBeTruthy();
});

it('A price that looks like a mistake is saved once it is resent', async () => {
  const bodies: object[] = [];
  server.use(
    answers('/products', page),
    http.post('*/api/admin/products/savon/price', async ({ request }) => {
      const body = (await request.json()) as { isConfirmed?: boolean };
      bodies.push(body);
      const message = 'Le savon passerait à 20 FCFA : est-ce le bon prix ?';
      return body.isConfirmed
        ? HttpResponse.json({ version: 4 })
        : HttpResponse.json({ message, errors: { isConfirmed: [message] } }, { status: 422 });
    }),
  );
  renderConsole('/articles');
  await openPrice('20');
  await userEvent.click(await screen.findByRole('button', { name: 'Oui, c’est le bon prix' }));
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

it('A change of several products is taken back by its message', async () => {
  const result = { id: 'savon', isDone: true, message: null, version: 4 };
  server.use(
    answers('/products', page),
    http.post('*/api/admin/products/bulk', () => HttpResponse.json({ results: [result] })),
    http.post('*/api/admin/products/savon/versions/3/restore', () => HttpResponse.json(aProduct)),
  );
  renderConsole('/articles');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Autres actions groupées' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Retirer de la vente' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('C’est annulé : tout est comme avant.')).toBeTruthy();
});

it.each([true, false])(
  'Putting products on sale is offered when one is off sale: %s',
  async (isPublished) => {
    server.use(answers('/products', { ...page, items: [{ ...aProduct, isPublished }] }));
    renderConsole('/articles');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
    await screen.findByRole('button', { name: 'Réduire le prix…' });
    expect(screen.queryByRole('button', { name: 'Mettre en vente' }) !== null).toBe(!isPublished);
  },
);

it('The keys of the desk go from one product to the next', async () => {
  server.use(answers('/products', { ...page, items: [aProduct, { ...aProduct, id: 'bol', name: 'Bol' }] }));
  renderConsole('/articles');
  const second = await screen.findByRole('link', { name: 'Bol' });
  await userEvent.keyboard('jj');
  expect(document.activeElement).toBe(second);
});
