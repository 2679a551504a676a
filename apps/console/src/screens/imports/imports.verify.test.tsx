import type { ImportDetailWire, ImportFileWire } from '@teranga/contract/admin';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, aSession, records, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'articles');
// Apart from its screen's code.
beforeAll(() => import('./ImportRoutes.tsx'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const counts = { rows: 2, drafts: 2, created: 1, changed: 1, unchanged: 0, unpublished: 0, images: 0 };
const aCheck = (more: Partial<NonNullable<ImportFileWire['check']>> = {}) => ({
  counts,
  skipped: [],
  partial: [],
  ignoredColumns: [],
  diagnostics: [],
  moreDiagnostics: 0,
  errors: 0,
  suspicions: 0,
  ...more,
});
const aFile = (more: Partial<ImportFileWire> = {}): ImportFileWire => ({
  id: 'f',
  fileName: 'arrivage.xlsx',
  size: 1_000,
  state: 'uploaded',
  source: 'spreadsheet',
  columns: ['Désignation', 'Prix'],
  sample: [['Savon', '500']],
  fields: [
    { field: 'sku', label: 'Référence' },
    { field: 'name', label: 'Nom' },
    { field: 'price', label: 'Prix' },
  ],
  mapping: { price: 'Prix' },
  stock: null,
  progress: null,
  check: null,
  importId: null,
  failure: null,
  createdAt: '2026-11-20T09:00:00Z',
  ...more,
});
const aReport = (more: Partial<ImportDetailWire> = {}): ImportDetailWire => ({
  id: 3,
  source: 'spreadsheet',
  fileName: 'arrivage.xlsx',
  actor: { kind: 'staff', name: 'Awa' },
  startedAt: '2026-11-20T09:00:00Z',
  finishedAt: '2026-11-20T09:01:00Z',
  undoneAt: null,
  undoneBy: null,
  isUndoing: false,
  isHalfUndone: false,
  counts,
  report: { skipped: [], partial: [], ignoredColumns: [], confirmed: [] },
  images: { waiting: 0, stored: 0, failed: 0, failures: [] },
  undo: null,
  ...more,
});
const changed = {
  id: 'savon',
  name: 'Savon',
  kind: 'changed',
  fields: [{ field: 'Prix', before: '400', after: '500' }],
};

beforeEach(() => server.use(answers('/import-files/f/changes', { items: [changed], next: null })));

describe('The import assistant', () => {
  it('is not for who prepares orders', async () => {
    server.use(answers('/session', aSession('preparer')));
    renderConsole('/articles/importer');
    expect(await screen.findByText('Votre rôle ne donne pas accès à cet écran')).toBeTruthy();
  });

  it('shows a field for each column that it needs, and sends them with the rules', async () => {
    const checked = records('post', '/import-files/f/check', aFile({ state: 'checked', check: aCheck() }));
    server.use(answers('/import-files/f', aFile()), checked.handler);
    renderConsole('/articles/importer/fichier/f');
    const user = userEvent.setup();
    const send = await screen.findByRole('button', { name: 'Vérifier' });
    await user.click(send);
    expect(await screen.findByText('Choisissez une colonne.')).toBeTruthy();
    expect(checked.bodies).toEqual([]);
    await user.selectOptions(screen.getByLabelText(/^Nom/), 'Désignation');
    await user.selectOptions(screen.getByLabelText('Monnaie des prix'), 'USD');
    await user.type(await screen.findByLabelText('FCFA pour 1 USD'), '600');
    await user.click(send);
    expect(await screen.findByText('Ce qui changerait')).toBeTruthy();
    expect(checked.bodies).toEqual([
      {
        source: 'spreadsheet',
        mapping: { name: 'Désignation', price: 'Prix' },
        currency: 'USD',
        rate: 600,
        stock: 'keep',
        missing: 'keep',
      },
    ]);
  });

  it('says at the field and at the button why the server refuses the columns', async () => {
    const why = 'La colonne « Prix » est choisie deux fois.';
    server.use(
      answers('/import-files/f', aFile()),
      refuses('post', '/import-files/f/check', 422, { message: why, errors: { 'mapping.name': [why] } }),
    );
    renderConsole('/articles/importer/fichier/f');
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText(/^Nom/), 'Prix');
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findAllByText(why)).toHaveLength(2);
    expect(screen.queryByText('Choisissez une colonne.')).toBe(null);
  });

  it('proposes the columns chosen before for a corrected file with the same headings', async () => {
    const checked = records('post', '/import-files/f/check', aFile({ state: 'checked', check: aCheck() }));
    server.use(answers('/import-files/f', aFile()), checked.handler);
    renderConsole('/articles/importer/fichier/f');
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText(/^Nom/), 'Désignation');
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    await screen.findByText('Ce qui changerait');
    cleanup();
    server.use(
      answers('/import-files/g', aFile({ id: 'g' })),
      answers('/import-files/h', aFile({ id: 'h', columns: ['Désignation', 'Prix', 'Stock'] })),
    );
    renderConsole('/articles/importer/fichier/g');
    expect(await screen.findByLabelText(/^Nom/)).toHaveProperty('value', 'Désignation');
    cleanup();
    renderConsole('/articles/importer/fichier/h');
    expect(await screen.findByLabelText(/^Nom/)).toHaveProperty('value', '');
  });

  it('shows what would change, and imports it after a doubt was confirmed', async () => {
    const file = aFile({
      state: 'checked',
      check: aCheck({
        diagnostics: [{ line: 3, reason: 'Prix très bas', isSuspicion: true }],
        suspicions: 1,
      }),
    });
    const confirmed = records('post', '/import-files/f/confirm', aFile({ state: 'done', importId: 3 }));
    server.use(answers('/import-files/f', file), answers('/imports/3', aReport()), confirmed.handler);
    renderConsole('/articles/importer/fichier/f');
    const user = userEvent.setup();
    expect(await screen.findByText('Prix très bas')).toBeTruthy();
    expect(await screen.findByText('Savon')).toBeTruthy();
    const start = screen.getByRole('button', { name: 'Importer' });
    expect(start.hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('checkbox'));
    await user.click(start);
    expect(await screen.findByText('Résultat')).toBeTruthy();
    expect(confirmed.bodies).toEqual([{ isForced: true }]);
  });

  it.each([
    ['keep', 1],
    ['set', 0],
  ] as const)('says that the stock of the file is left out: %s', async (stock, count) => {
    const mapping = { price: 'Prix', stock: 'Qté' };
    server.use(answers('/import-files/f', aFile({ state: 'checked', check: aCheck(), mapping, stock })));
    renderConsole('/articles/importer/fichier/f');
    await screen.findByRole('button', { name: 'Importer' });
    expect(screen.queryAllByText(/Le stock du fichier n’est pas repris/)).toHaveLength(count);
  });

  it('does not import a file with errors', async () => {
    const check = aCheck({ diagnostics: [{ line: 2, reason: 'Sans prix', isSuspicion: false }], errors: 1 });
    server.use(answers('/import-files/f', aFile({ state: 'checked', check })));
    renderConsole('/articles/importer/fichier/f');
    const start = await screen.findByRole('button', { name: 'Importer' });
    expect(start.hasAttribute('disabled')).toBe(true);
  });

  it('says why a file failed', async () => {
    server.use(answers('/import-files/f', aFile({ state: 'failed', failure: 'Le fichier est vide.' })));
    renderConsole('/articles/importer/fichier/f');
    expect(await screen.findByText('Le fichier est vide.')).toBeTruthy();
  });
});

it('An import that was stopped says so, and can be undone', async () => {
  server.use(answers('/imports/3', aReport({ counts: null })));
  renderConsole('/articles/importer/rapport/3');
  expect(await screen.findByText('Interrompu')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Annuler cet import…' })).toBeTruthy();
});

it('An undo that was stopped says so, and can be retried', async () => {
  server.use(answers('/imports/3', aReport({ isHalfUndone: true })));
  renderConsole('/articles/importer/rapport/3');
  expect(await screen.findByText('Annulé en partie')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Annuler cet import…' })).toBeTruthy();
});

it('An import is undone after a question', async () => {
  let isUndone = false;
  const undo = { restored: 1, deleted: 2, kept: [{ id: 'savon', name: 'Savon', what: ['prix'] }] };
  server.use(
    http.get('*/api/admin/imports/3', () =>
      HttpResponse.json(isUndone ? aReport({ undoneAt: '2026-11-20T10:00:00Z', undo }) : aReport()),
    ),
    http.post('*/api/admin/imports/3/undo', () => {
      isUndone = true;
      return HttpResponse.json(aReport({ isUndoing: true }), { status: 202 });
    }),
  );
  renderConsole('/articles/importer/rapport/3');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Annuler cet import…' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler l’import' }));
  expect(await screen.findByText('Import annulé')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Annuler cet import…' })).toBeNull());
});
