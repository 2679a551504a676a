import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answers, anOrderPage, serveConsole } from '../testing/consoleServer.ts';
import { renderConsole } from '../testing/renderConsole.tsx';

const server = serveConsole('owner', 'articles');
afterEach(cleanup);
beforeEach(() => server.use(answers('/orders', anOrderPage([]))));

const question = 'Quitter sans enregistrer ?';

/**
 * A form in which a name was typed, unless it is empty, and whose reader presses a link to
 * elsewhere.
 */
async function leaveForm(typed: string) {
  renderConsole('/articles/nouveau');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nom/ });
  if (typed !== '') await userEvent.type(name, typed);
  const [link] = screen.getAllByText('Commandes', { selector: 'a' });
  if (link) await userEvent.click(link);
  return name;
}

it('A form with unsaved changes is left only after a confirmation, and keeps its values otherwise', async () => {
  const name = await leaveForm('Savon');
  await screen.findByText(question);
  await userEvent.click(screen.getByText('Rester ici'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(name.value).toBe('Savon');
});

it('A form with changes is left by who wants to', async () => {
  await leaveForm('Savon');
  await userEvent.click(await screen.findByText('Quitter'));
  expect(await screen.findByRole('heading', { name: 'Commandes' })).toBeTruthy();
});

it('A form without changes is left at once', async () => {
  await leaveForm('');
  expect(await screen.findByRole('heading', { name: 'Commandes' })).toBeTruthy();
});

it('A form that was saved leads on without a question', async () => {
  server.use(
    http.post('*/api/admin/products', () => HttpResponse.json({ id: 'savon' }, { status: 201 })),
    http.get('*/api/admin/products/savon', () => HttpResponse.json({ message: 'Parti.' }, { status: 404 })),
  );
  renderConsole('/articles/nouveau');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Savon');
  await userEvent.type(screen.getByRole('spinbutton', { name: /^Prix/ }), '500');
  await userEvent.type(screen.getByRole('spinbutton', { name: /^Quantité/ }), '3');
  await userEvent.click(screen.getByText('Créer l’article'));
  expect(await screen.findByText('Introuvable')).toBeTruthy();
  expect(screen.queryByText(question)).toBeNull();
});
