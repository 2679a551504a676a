import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { answers, records, serveConsole } from '../../../testing/consoleServer.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'boutique');
afterEach(cleanup);

const settings = (more: object = {}) => ({
  version: 2,
  settings: {
    storeInfo: { legalNotice: {} },
    legalTexts: { terms: '<p>Avant</p>', privacy: null, returns: null, notice: null },
    sizeGuide: null,
    ...more,
  },
});
const write = (field: HTMLElement, html: string) => {
  field.innerHTML = html;
  // user-event types no markup into an editable element, and jsdom has no `execCommand`.
  fireEvent.input(field);
};

it('A legal text is written with its formatting, previewed as pages show it, and saved', async () => {
  const { handler, bodies } = records('patch', '/settings', settings());
  server.use(
    answers('/settings', settings()),
    handler,
    http.post('*/api/admin/settings/rich-text', async ({ request }) =>
      HttpResponse.json((await request.json()) as object),
    ),
  );
  renderConsole('/boutique/legal');
  const field = await screen.findByRole('textbox', { name: 'Conditions de vente' });
  expect(field.textContent).toBe('Avant');
  write(field, '<h2>Nos prix</h2><p onclick="x()">Toutes <b>taxes</b> comprises</p>');
  const [preview] = screen.getAllByRole('button', { name: 'Aperçu' });
  if (preview) await userEvent.click(preview);
  const dialog = within(await screen.findByRole('dialog', { name: 'Aperçu : Conditions de vente' }));
  expect(await dialog.findByRole('heading', { name: 'Nos prix' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: /Fermer/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(bodies).toEqual([
      {
        changes: [
          {
            path: 'legalTexts.terms',
            value: '<h2>Nos prix</h2><p>Toutes <b>taxes</b> comprises</p>',
          },
        ],
      },
    ]),
  );
});

it('A legal text is taken back, and without words it is none', async () => {
  const { handler, bodies } = records('patch', '/settings', settings());
  server.use(answers('/settings', settings()), handler);
  renderConsole('/boutique/legal');
  write(await screen.findByRole('textbox', { name: 'Conditions de vente' }), '<p>Autre</p>');
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByRole('textbox', { name: 'Conditions de vente' }).textContent).toBe('Avant');
  write(screen.getByRole('textbox', { name: 'Conditions de vente' }), '<p><br></p>');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(bodies).toEqual([{ changes: [{ path: 'legalTexts.terms', value: null }] }]));
});

it('A store without a size guide writes one, with its tables', async () => {
  const { handler, bodies } = records('patch', '/settings', settings());
  server.use(answers('/settings', settings()), handler);
  renderConsole('/boutique/tailles');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Titre'), 'Nos tailles');
  await user.click(screen.getByRole('button', { name: 'Ajouter un tableau' }));
  const table = within(screen.getByRole('group', { name: 'Tableau 1' }));
  await user.type(table.getByLabelText('Titre'), 'Robes');
  await user.type(table.getByLabelText('Taille de la ligne 1'), 'S');
  await user.type(table.getByLabelText('S, Poitrine'), '84');
  await user.click(table.getByRole('button', { name: 'Retirer la colonne Taille' }));
  await user.click(table.getByRole('button', { name: 'Une taille' }));
  await user.type(table.getByLabelText('Taille de la ligne 2'), 'M');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toEqual([
    {
      changes: [
        {
          path: 'sizeGuide',
          value: {
            showSizeGuide: false,
            title: 'Nos tailles',
            description: '',
            coverImage: null,
            categories: [
              {
                title: 'Robes',
                description: '',
                columnHeaders: ['Poitrine'],
                sizeTable: [
                  { label: 'S', values: ['84'] },
                  { label: 'M', values: [''] },
                ],
              },
            ],
            generalNotes: [],
          },
        },
      ],
    },
  ]);
});
