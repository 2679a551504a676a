import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, aSession, records, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager');
beforeEach(() =>
  server.use(
    answers('/categories', {
      items: [{ id: 'soins', name: 'Soins', image: null, isPopular: false, count: 0 }],
    }),
  ),
);
afterEach(cleanup);

const fill = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Créer l’article' }));

/** A new dress in two sizes. */
async function typeDress() {
  renderConsole('/articles/nouveau');
  await screen.findByRole('heading', { name: 'Nouvel article' });
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter une option' }));
  fill('Nouvelle option', 'Taille');
  fill('Nouvelle valeur', 'S, M');
  fireEvent.keyDown(screen.getByLabelText('Nouvelle valeur'), { key: 'Enter' });
  fill(/^Nom/, 'Robe d’été');
  fill(/^Prix en FCFA/, '9000');
}

it('An article is created with its sizes, each with its stock and price, by one request', async () => {
  const create = records('post', '/products', { id: 'robe-d-ete' });
  server.use(create.handler, refuses('get', '/products/robe-d-ete', 503));
  await typeDress();
  expect(screen.queryByLabelText(/Quantité en stock/)).toBeNull();
  fill(/Stock de S/, '3');
  fill(/Stock de M/, '0');
  fill(/Prix de M en FCFA/, '9500');
  save();
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
  fill(/Stock de S/, '3');
  save();
  expect(await screen.findByText('Saisissez un nombre.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Stock de M/)));
  expect(create.bodies).toEqual([]);
});

it('An article without sizes has one stock', async () => {
  const create = records('post', '/products', { id: 'savon' });
  server.use(create.handler, refuses('get', '/products/savon', 503));
  renderConsole('/articles/nouveau');
  await screen.findByRole('heading', { name: 'Nouvel article' });
  fill(/^Nom/, 'Savon');
  fill(/^Prix en FCFA/, '1500');
  save();
  expect(await screen.findByText('Saisissez un nombre.')).toBeTruthy();
  fill(/Quantité en stock/, '12');
  save();
  await waitFor(() =>
    expect(create.bodies).toEqual([
      { name: 'Savon', sellingPrice: 1_500, quantity: 12, categoryId: null, isPublished: true },
    ]),
  );
});

it('A new article has its category, and waits off sale where that is chosen', async () => {
  const create = records('post', '/products', { id: 'savon' });
  server.use(create.handler, refuses('get', '/products/savon', 503));
  renderConsole('/articles/nouveau');
  await screen.findByRole('option', { name: 'Soins' });
  fill(/^Nom/, 'Savon');
  fill(/^Prix en FCFA/, '1500');
  fill(/Quantité en stock/, '12');
  fill('Rayon', 'soins');
  fireEvent.click(screen.getByLabelText(/Mettre en vente tout de suite/));
  save();
  await waitFor(() => expect(create.bodies).toHaveLength(1));
  expect(create.bodies[0]).toMatchObject({ categoryId: 'soins', isPublished: false });
});

it('Images chosen for a new article are sent to it once it is created, without those taken away', async () => {
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
  fireEvent.change(screen.getByLabelText('Ajouter des images'), { target: { files } });
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer l’image 2' }));
  fill(/^Nom/, 'Savon');
  fill(/^Prix en FCFA/, '1500');
  fill(/Quantité en stock/, '12');
  save();
  await waitFor(() => expect(sent).toBe(2));
});

it('A new article is not for who prepares orders', async () => {
  server.use(answers('/session', aSession('preparer')));
  renderConsole('/articles/nouveau');
  expect(await screen.findByText('Votre rôle ne donne pas accès à cet écran')).toBeTruthy();
});
