import type { StaffZoneListWire } from '@teranga/contract/admin';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '@teranga/browser-support/polyfills';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answers, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'livraison');
afterEach(cleanup);

const zones = (version: number, items: StaffZoneListWire['items']): StaffZoneListWire => ({ version, items });
const plateau: StaffZoneListWire['items'][number] = {
  id: 'plateau',
  kind: 'delivery',
  name: 'Plateau',
  price: 1_500,
  description: '',
  isEnabled: true,
};
/** Which version was restored, and the one that was seen. */
let restored: (string | null)[] = [];

const restores = () =>
  http.post('*/api/admin/designs/history/:version/restore', ({ params, request }) => {
    restored.push(String(params['version']), request.headers.get('if-match'));
    return HttpResponse.json({ version: 9 });
  });

beforeEach(() => {
  restored = [];
  server.use(answers('/delivery-zones', zones(7, [plateau])));
});

/** Takes the only zone away. */
async function removeZone() {
  const user = userEvent.setup();
  server.use(http.delete('*/api/admin/delivery-zones/plateau', () => HttpResponse.json(zones(8, []))));
  renderConsole('/livraison');
  await user.click(await screen.findByRole('button', { name: 'Plateau' }));
  server.use(answers('/delivery-zones', zones(8, [])));
  await user.click(screen.getByRole('button', { name: 'Supprimer…' }));
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  return { user, undo: await screen.findByRole('button', { name: 'Annuler' }) };
}

it('A zone that was removed comes back with the settings that its removal replaced', async () => {
  server.use(restores());
  const { user, undo } = await removeZone();
  await user.click(undo);
  expect(await screen.findByText('C’est annulé : tout est comme avant.')).toBeTruthy();
  expect(restored).toEqual(['7', '"8"']);
});

it('A removal is not taken back after a later change of the settings, and a message says why', async () => {
  server.use(refuses('post', '/designs/history/7/restore', 409, { message: 'Moussa a changé la boutique.' }));
  const { user, undo } = await removeZone();
  await user.click(undo);
  expect(await screen.findByText('Moussa a changé la boutique.')).toBeTruthy();
});

it('Only the last of two changes is offered to be taken back', async () => {
  server.use(restores());
  const { user } = await removeZone();
  server.use(
    http.post('*/api/admin/delivery-zones', () => HttpResponse.json(zones(9, [plateau]))),
    answers('/delivery-zones', zones(9, [plateau])),
  );
  await user.click(screen.getByRole('button', { name: 'Nouvelle zone' }));
  await user.type(screen.getByLabelText(/^Nom/), 'Plateau');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('Zone créée, à la dernière place.');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Annuler' })).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(restored).toEqual(['8', '"9"']));
});
