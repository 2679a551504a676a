import { fill } from '@teranga/testing/fill';
import type { StaffProductWire } from '@teranga/contract/admin';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
  const tags = screen.getByRole('textbox', { name: 'Étiquettes' });
  await fill(tags, 'wax');
  await userEvent.keyboard('{Enter}');
  await saveForm();
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

async function moveImage(name: string) {
  screen.getByRole('button', { name: `Déplacer « ${name} »` }).focus();
  await userEvent.keyboard('{ArrowLeft}');
}

it('One’s own change is no conflict for the next one, whatever was read in between', async () => {
  const named = keepsVersions();
  await open();
  await fill(screen.getByRole('textbox', { name: 'Nom' }), 'Robe longue');
  server.use(http.get('*/api/admin/products/robe', () => new Promise<Response>(() => undefined)));
  await moveImage('De dos');
  await waitFor(() => expect(named).toEqual(['"4"']));
  expect(await screen.findByText('Ordre des images enregistré.')).toBeTruthy();
  await saveForm();
  await waitFor(() => expect(named).toEqual(['"4"', '"5"']));
  expect(await screen.findByText('Article enregistré.')).toBeTruthy();
  await moveImage('De face');
  await waitFor(() => expect(named).toEqual(['"4"', '"5"', '"6"']));
  expect(screen.queryByText('Quelqu’un vous a devancé')).toBeNull();
});

it('What somebody else saved before is said and shown, and what was typed stays', async () => {
  const message = 'Moussa a changé le prix entre-temps.';
  server.use(refuses('patch', '/products/robe', 409, { message }));
  await open();
  await fill(screen.getByRole('textbox', { name: 'Nom' }), 'Robe longue');
  server.use(
    answers('/products/robe', aStaffProduct({ version: 5, name: 'Robe de Moussa', brand: 'Médina' })),
  );
  await saveForm();
  await userEvent.click(await screen.findByRole('button', { name: 'Voir l’état à jour' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Marque' })).toHaveProperty('value', 'Médina'),
  );
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveProperty('value', 'Robe longue');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});
