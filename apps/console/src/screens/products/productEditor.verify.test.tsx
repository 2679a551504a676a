import { fill } from '@teranga/testing/fill';
import type { StaffProductWire } from '@teranga/contract/admin';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { answers, records } from '../../testing/consoleServer.ts';
import { aStaffProduct } from '../../testing/aStaffProduct.ts';
import { saveForm, serveEditor } from '../../testing/productEditor.ts';

const { server, open } = serveEditor();
afterEach(cleanup);

const description = () => screen.getByRole('textbox', { name: 'Description' });

it('The saved description stays in its field, and a restored one takes its place', async () => {
  const saved = aStaffProduct({ version: 5, description: '<p>Cousue à Thiès.</p>' });
  const patch = records('patch', '/products/robe', saved);
  server.use(patch.handler);
  await open();
  description().innerHTML = '<p>Cousue à Thiès.</p>';
  // user-event types no markup into an editable element, and jsdom has no `execCommand`.
  fireEvent.input(description());
  server.use(answers('/products/robe', saved));
  await saveForm();
  await screen.findByText('Article enregistré.');
  expect(description().textContent).toBe('Cousue à Thiès.');

  const version = { at: '2026-11-20T10:00:00Z', actor: { kind: 'staff', name: 'Awa' }, reason: null };
  server.use(
    answers('/products/robe/versions', {
      items: [
        { ...version, version: 5, changed: ['description'] },
        { ...version, version: 4, changed: [] },
      ],
      next: null,
    }),
    http.post('*/api/admin/products/robe/versions/4/restore', () =>
      HttpResponse.json(aStaffProduct({ version: 6 })),
    ),
    answers('/products/robe', aStaffProduct({ version: 6 })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Voir les changements' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rétablir cette version' }));
  await waitFor(() => expect(description().textContent).toBe('Coupée à la Médina.'));
});

it('A price that looks like a mistake requires a confirmation, and is saved when it is right', async () => {
  const bodies: object[] = [];
  server.use(
    http.patch('*/api/admin/products/robe', async ({ request }) => {
      const body = (await request.json()) as { isConfirmed?: boolean };
      bodies.push(body);
      const message = 'La robe serait gratuite : son prix est 0.';
      return body.isConfirmed
        ? HttpResponse.json(aStaffProduct({ version: 5, sellingPrice: 0 }))
        : HttpResponse.json({ message, errors: { isConfirmed: [message] } }, { status: 422 });
    }),
  );
  await open();
  await fill(screen.getByRole('spinbutton', { name: /^Prix en FCFA/ }), '0');
  await saveForm();
  const dialog = within(await screen.findByRole('dialog', { name: 'Ce prix est-il juste ?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Oui, enregistrer' }));
  await waitFor(() => expect(bodies).toEqual([{ sellingPrice: 0 }, { sellingPrice: 0, isConfirmed: true }]));
});

it('A first option makes the first variation, which is sent with its reference and stock', async () => {
  const patch = records('patch', '/products/robe', aStaffProduct({ version: 5 }));
  server.use(patch.handler);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter une option' }));
  await fill(screen.getByRole('textbox', { name: 'Nouvelle option' }), 'Taille');
  const value = screen.getByRole('textbox', { name: 'Nouvelle valeur' });
  await fill(value, 'S, M');
  await userEvent.keyboard('{Enter}');
  await fill(await screen.findByRole('spinbutton', { name: 'Stock de S' }), '2');
  await saveForm();
  await waitFor(() => expect(patch.bodies).toHaveLength(1));
  expect(patch.bodies[0]).toMatchObject({
    variations: [
      { sku: 'ROBE-S', sellingPrice: 9_000, quantity: 2 },
      { sku: 'ROBE-M', sellingPrice: 9_000 },
    ],
  });
});

it('The values of a new option can be typed first, and wait for its name', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter une option' }));
  const value = screen.getByRole('textbox', { name: 'Nouvelle valeur' });
  await fill(value, 'S, M');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Donnez un nom à l’option.')).toBeTruthy();
  await fill(screen.getByRole('textbox', { name: 'Nouvelle option' }), 'Taille');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter cette valeur' }));
  expect(await screen.findByRole('spinbutton', { name: 'Prix de M en FCFA' })).toBeTruthy();
  expect(screen.getByText(/Les 3 en stock ne passent pas aux déclinaisons/)).toBeTruthy();
});

it('Two presses on the calendar begin a reduction from the first to the last day', async () => {
  const patch = records('patch', '/products/robe', aStaffProduct({ version: 5 }));
  server.use(patch.handler);
  await open();
  const days = within(screen.getByRole('table')).getAllByRole('button');
  await userEvent.click(days[10] ?? document.body);
  await userEvent.click(days[12] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle réduction' }));
  expect(dialog.getByText(/touchez ensuite « Enregistrer »/)).toBeTruthy();
  await fill(dialog.getByLabelText('Pourcentage'), '20');
  await userEvent.click(dialog.getByRole('button', { name: 'Ajouter la réduction' }));
  expect(await screen.findByText('−20 %')).toBeTruthy();
  await saveForm();
  await waitFor(() => expect(patch.bodies).toHaveLength(1));
  const [{ multiPricing }] = patch.bodies as [Pick<StaffProductWire, 'multiPricing'>];
  const [rule] = multiPricing;
  expect(rule).toMatchObject({ type: 'ADJUSTMENT', amount: -20, percentage: true });
  const msPerDay = 86_400_000;
  expect(Date.parse(rule?.endDate ?? '') - Date.parse(rule?.startDate ?? '')).toBe(3 * msPerDay);
});

it('The arrow keys move an image, and the new order is saved', async () => {
  const patch = records('patch', '/products/robe', aStaffProduct({ version: 5 }));
  server.use(patch.handler);
  await open();
  screen.getByRole('button', { name: 'Déplacer « De dos »' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() =>
    expect(patch.bodies).toEqual([
      {
        gallery: [
          { name: 'b.jpg', alt: 'De dos' },
          { name: 'a.jpg', alt: 'De face' },
        ],
      },
    ]),
  );
});

it('A product off sale is put on sale beside the badge that says so', async () => {
  const patch = records('patch', '/products/robe', aStaffProduct({ version: 5 }));
  server.use(patch.handler);
  await open(aStaffProduct({ isPublished: false }));
  server.use(answers('/products/robe', aStaffProduct({ version: 5 })));
  await userEvent.click(screen.getByRole('button', { name: 'Mettre en vente' }));
  expect(await screen.findByText('L’article est en vente.')).toBeTruthy();
  expect(patch.bodies).toEqual([{ isPublished: true }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mettre en vente' })).toBeNull());
});

it('What was changed is saved with a product that is put on sale', async () => {
  const patch = records('patch', '/products/robe', aStaffProduct({ version: 5 }));
  server.use(patch.handler);
  await open(aStaffProduct({ isPublished: false }));
  await fill(screen.getByRole('textbox', { name: 'Nom' }), 'Robe longue');
  await userEvent.click(screen.getByRole('button', { name: 'Mettre en vente' }));
  await waitFor(() => expect(patch.bodies).toEqual([{ name: 'Robe longue', isPublished: true }]));
});

it('A product on sale has no such button', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Mettre en vente' })).toBeNull();
});

it('Each link to a part of the page leads to one', async () => {
  await open();
  const nav = screen.getByRole('navigation', { name: 'Parties de l’article' });
  const targets = within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(targets.filter((target) => document.querySelector(target) === null)).toEqual([]);
});
