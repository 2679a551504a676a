import { fill } from '@teranga/testing/fill';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { answers, serveConsole } from '../testing/consoleServer.ts';
import { renderConsole } from '../testing/renderConsole.tsx';

const server = serveConsole('manager', 'livraison');
afterEach(cleanup);

const question = 'Fermer sans enregistrer ?';

/** A new zone whose name was typed, unless it is empty, and whose dialog is being closed. */
async function closeZone(typed: string) {
  server.use(answers('/delivery-zones', { version: 1, items: [] }));
  renderConsole('/livraison');
  await userEvent.click(await screen.findByRole('button', { name: 'Nouvelle zone' }));
  const name = await screen.findByLabelText<HTMLInputElement>(/^Nom/);
  if (typed !== '') await fill(name, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  return name;
}

it('A dialog whose form was changed requires a confirmation before it closes, and preserves its values', async () => {
  const name = await closeZone('Plateau');
  await screen.findByRole('dialog', { name: question });
  await userEvent.click(screen.getByRole('button', { name: 'Rester ici' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
  expect(name.value).toBe('Plateau');
});

it('A dialog whose form was not changed closes at once', async () => {
  await closeZone('');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
