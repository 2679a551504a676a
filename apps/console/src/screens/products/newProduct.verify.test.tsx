import { fill } from '@teranga/testing/fill';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, aSession, records, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'articles');
beforeEach(() =>
  server.use(
    answers('/categories', {
      items: [{ id: 'soins', name: 'Soins', image: null, isPopular: false, count: 0 }],
    }),
  ),
);
afterEach(cleanup);

const write = (name: RegExp | string, value: string) => fill(screen.getByRole('textbox', { name }), value);
const setNumber = (name: RegExp, value: string) => fill(screen.getByRole('spinbutton', { name }), value);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Créer l’article' }));

/** A new dress in two sizes. */
async function typeDress() {
  renderConsole('/articles/nouveau');
  await screen.findByRole('heading', { name: 'Nouvel article' });
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter une option' }));
  await write('Nouvelle option', 'Taille');
  await write('Nouvelle valeur', 'S, M');
  await userEvent.keyboard('{Enter}');
  await write(/^Nom/, 'Robe d’été');
  await setNumber(/^Prix en FCFA/, '9000');
}

it('A product is created with its sizes, each with its stock and price, by one request', async () => {
  const create = records('post', '/products', { id: 'robe-d-ete' });
  server.use(create.handler, refuses('get', '/products/robe-d-ete', 503));
  await typeDress();
  expect(screen.queryByRole('spinbutton', { name: /Quantité en stock/ })).toBeNull();
  await setNumber(/Stock de S/, '3');
  await setNumber(/Stock de M/, '0');
  await setNumber(/Prix de M en FCFA/, '9500');
  await save();
  await waitFor(() => expect(create.bodies).toHaveLength(1));
  expect(create.bodies[0]).toMatchObject({
    name: 'Robe d’été',
    sellingPrice: 9_000,
    variations: [
      { sku: 'ROBE-D-ETE-S', sellingPrice: 9_000, quantity: 3, options: [{ name: 'Taille', value: 'S' }] },
      { sku: 'ROBE-D-ETE-M', sellingPrice: 9_500, quantity: 0, options: [{ name: 'Taille', value: 'M' }] },
    ],
  });
});

it('A size without a stock is not created: its field says so and has the focus', async () => {
  const create = records('post', '/products', { id: 'robe-d-ete' });
  server.use(create.handler);
  await typeDress();
  await setNumber(/Stock de S/, '3');
  await save();
  expect(await screen.findByText('Saisissez un nombre.')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: /Stock de M/ })),
  );
  expect(create.bodies).toEqual([]);
});

it('A product without sizes has one stock', async () => {
  const create = records('post', '/products', { id: 'savon' });
  server.use(create.handler, refuses('get', '/products/savon', 503));
  renderConsole('/articles/nouveau');
  await screen.findByRole('heading', { name: 'Nouvel article' });
  await write(/^Nom/, 'Savon');
  await setNumber(/^Prix en FCFA/, '1500');
  await save();
  expect(await screen.findByText('Saisissez un nombre.')).toBeTruthy();
  await setNumber(/Quantité en stock/, '12');
  await save();
  await waitFor(() =>
    expect(create.bodies).toEqual([
      { name: 'Savon', sellingPrice: 1_500, quantity: 12, categoryId: null, isPublished: true },
    ]),
  );
});

it('A new product has its category, and waits off sale where that is chosen', async () => {
  const create = records('post', '/products', { id: 'savon' });
  server.use(create.handler, refuses('get', '/products/savon', 503));
  renderConsole('/articles/nouveau');
  await screen.findByRole('option', { name: 'Soins' });
  await write(/^Nom/, 'Savon');
  await setNumber(/^Prix en FCFA/, '1500');
  await setNumber(/Quantité en stock/, '12');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rayon' }), 'soins');
  await userEvent.click(screen.getByRole('checkbox', { name: /Mettre en vente tout de suite/ }));
  await save();
  await waitFor(() => expect(create.bodies).toHaveLength(1));
  expect(create.bodies[0]).toMatchObject({ categoryId: 'soins', isPublished: false });
});

it('Images chosen for a new product are sent to it once it is created, without those taken away', async () => {
  // jsdom has no addresses of files.
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: File) => `blob:${file.name}`;
      static override revokeObjectURL = vi.fn<() => void>();
    },
  );
  const create = records('post', '/products', { id: 'savon' });
  let sent = 0;
  server.use(
    create.handler,
    http.post('*/api/admin/products/savon/images', () => {
      sent += 1;
      return HttpResponse.json({ id: 'savon', version: sent + 1 });
    }),
    refuses('get', '/products/savon', 503),
  );
  renderConsole('/articles/nouveau');
  await screen.findByRole('heading', { name: 'Nouvel article' });
  const files = ['a.gif', 'b.gif', 'c.gif'].map((name) => new File([name], name, { type: 'image/gif' }));
  await userEvent.upload(screen.getByLabelText('Ajouter des images'), files);
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer l’image 2' }));
  await write(/^Nom/, 'Savon');
  await setNumber(/^Prix en FCFA/, '1500');
  await setNumber(/Quantité en stock/, '12');
  await save();
  await waitFor(() => expect(sent).toBe(2));
});

it('A new product is not for who prepares orders', async () => {
  server.use(answers('/session', aSession('preparer')));
  renderConsole('/articles/nouveau');
  expect(await screen.findByText('Votre rôle ne donne pas accès à cet écran')).toBeTruthy();
});
