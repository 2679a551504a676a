import type { StaffProductWire } from '@teranga/contract/admin';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { answers, records, refuses } from '../../testing/consoleServer.ts';
import { aStaffProduct } from '../../testing/aStaffProduct.ts';
import { saveForm, serveEditor } from '../../testing/productEditor.ts';

const { server, open } = serveEditor();
afterEach(cleanup);

it('Only what was changed is sent, with the version that was seen', async () => {
  const patch = records('patch', '/products/robe', aStaffProduct({ version: 5, tags: ['été', 'wax'] }));
  server.use(patch.handler);
  await open();
  const tags = screen.getByLabelText('Étiquettes');
  fireEvent.change(tags, { target: { value: 'wax' } });
  fireEvent.keyDown(tags, { key: 'Enter' });
  saveForm();
  await waitFor(() => expect(patch.bodies).toEqual([{ tags: ['été', 'wax'] }]));
});

/** Changes of the robe, as a server takes them that knows the version; nobody refetches it. */
function keepsVersions() {
  const named: (string | null)[] = [];
  let product = aStaffProduct();
  server.use(
    http.patch('*/api/admin/products/robe', async ({ request }) => {
      const seen = request.headers.get('if-match');
      named.push(seen);
      if (seen !== `"${product.version}"`) return HttpResponse.json({ message: 'Changé.' }, { status: 409 });
      const body = (await request.json()) as Partial<StaffProductWire>;
      product = { ...product, ...body, version: product.version + 1 };
      return HttpResponse.json(product);
    }),
  );
  return named;
}

const moveImage = (name: string) =>
  fireEvent.keyDown(screen.getByRole('button', { name: `Déplacer « ${name} »` }), { key: 'ArrowLeft' });

it('One’s own change is no conflict for the next one, whatever was read in between', async () => {
  const named = keepsVersions();
  await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Nom' }), { target: { value: 'Robe longue' } });
  server.use(http.get('*/api/admin/products/robe', () => new Promise<Response>(() => undefined)));
  moveImage('De dos');
  await waitFor(() => expect(named).toEqual(['"4"']));
  expect(await screen.findByText('Ordre des images enregistré.')).toBeTruthy();
  saveForm();
  await waitFor(() => expect(named).toEqual(['"4"', '"5"']));
  expect(await screen.findByText('Article enregistré.')).toBeTruthy();
  moveImage('De face');
  await waitFor(() => expect(named).toEqual(['"4"', '"5"', '"6"']));
  expect(screen.queryByText('Quelqu’un vous a devancé')).toBeNull();
});

it('What somebody else saved before is said and shown, and what was typed stays', async () => {
  const message = 'Moussa a changé le prix entre-temps.';
  server.use(refuses('patch', '/products/robe', 409, { message }));
  await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Nom' }), { target: { value: 'Robe longue' } });
  server.use(
    answers('/products/robe', aStaffProduct({ version: 5, name: 'Robe de Moussa', brand: 'Médina' })),
  );
  saveForm();
  fireEvent.click(await screen.findByRole('button', { name: 'Voir l’état à jour' }));
  await waitFor(() => expect(screen.getByLabelText('Marque')).toHaveProperty('value', 'Médina'));
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveProperty('value', 'Robe longue');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});
