import { fill } from '@teranga/testing/fill';
import type { StaffDesignListWire } from '@teranga/contract/admin';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, records, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'apparence');
afterEach(cleanup);

const aDesign = (id: string, name: string, isCurrent: boolean, optionalPages: string[]) => ({
  id,
  name,
  version: '1.0.0',
  isCurrent,
  isServed: true,
  optionalPages,
  settings: [{ kind: 'text', name: 'heroTitle', label: 'le titre', place: 'hero.title', longest: 80 }],
  values: {},
});
const list: StaffDesignListWire = {
  version: 3,
  current: 'default',
  scheduled: null,
  items: [aDesign('default', 'Teranga', true, ['service']), aDesign('lybalikou', 'Lybalikou', false, [])],
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  server.use(
    answers('/designs', list),
    answers('/designs/history', { items: [] }),
    answers('/designs/lybalikou/impact', {
      lostPages: ['service'],
      gainedPages: [],
      leftSettings: [],
      foundSettings: [],
      measures: [],
    }),
    http.post('*/api/admin/designs/:id/preview', ({ params }) =>
      HttpResponse.json({
        url: `http://a.example/?apercu=${String(params['id'])}`,
        until: '2027-01-01T00:00:00Z',
      }),
    ),
  );
});

it('Each design shows the store’s own home on both sizes, without scripts', async () => {
  renderConsole('/apparence');
  const frame = await screen.findByTitle('Lybalikou sur téléphone');
  expect(frame.getAttribute('src')).toBe('/?cadre=lybalikou');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(await screen.findByTitle('Lybalikou sur ordinateur')).toBeTruthy();
});

it('A design is tried in the store itself, by a link of its own', async () => {
  renderConsole('/apparence');
  const links = await screen.findAllByRole('link', { name: 'Essayer' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'http://a.example/?apercu=default',
    'http://a.example/?apercu=lybalikou',
  ]);
});

it('A design is published from the version that was seen, with what it lacks said before', async () => {
  const publish = records('post', '/designs/publish', { ...list, version: 4, current: 'lybalikou' });
  server.use(publish.handler);
  renderConsole('/apparence');
  await userEvent.click(await screen.findByRole('button', { name: 'Mettre en service' }));
  expect(await screen.findByText('Service')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Mettre en service' }).at(-1) ?? document.body);
  await waitFor(() => expect(publish.bodies).toEqual([{ design: 'lybalikou' }]));
  expect(await screen.findByText('« Lybalikou » est en service.')).toBeTruthy();
});

it('A design is published at a time, and the plan can be dropped', async () => {
  const plan = records('post', '/designs/schedule', list);
  server.use(plan.handler);
  renderConsole('/apparence');
  await userEvent.click(await screen.findByRole('button', { name: 'Mettre en service' }));
  await userEvent.selectOptions(await screen.findByLabelText('Quand'), 'later');
  await fill(screen.getByLabelText('Jour et heure, à Dakar'), '2026-12-01T08:00');
  const scheduled = { design: 'lybalikou', at: '2026-12-01T08:00:00Z', by: 'Awa', failure: null };
  server.use(answers('/designs', { ...list, scheduled }));
  await userEvent.click(screen.getByRole('button', { name: 'Programmer' }));
  await waitFor(() => expect(plan.bodies).toEqual([{ design: 'lybalikou', at: '2026-12-01T08:00:00Z' }]));
  expect(await screen.findByRole('button', { name: 'Ne plus le programmer' })).toBeTruthy();
});

it('A setting is saved with the others, and its error is shown at its field', async () => {
  const message = 'Ces réglages ont un défaut.';
  server.use(
    refuses('patch', '/settings', 422, {
      message,
      errors: { 'designSettings.lybalikou.values.heroTitle': ['Ce titre est trop long.'] },
    }),
  );
  renderConsole('/apparence/design/lybalikou');
  await fill(await screen.findByLabelText('Le titre'), 'Bonjour');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Ce titre est trop long.')).toBeTruthy();
  const patch = records('patch', '/settings', { version: 4, settings: {} });
  server.use(patch.handler);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(patch.bodies).toEqual([
      { changes: [{ path: 'designSettings.lybalikou', value: { values: { heroTitle: 'Bonjour' } } }] },
    ]),
  );
});
