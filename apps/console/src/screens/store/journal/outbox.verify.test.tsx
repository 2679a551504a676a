import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { answers, records, refuses, serveConsole } from '../../../testing/consoleServer.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'boutique');
afterEach(cleanup);

const failed = {
  id: 7,
  channel: 'sms',
  to: '+221770000000',
  subject: null,
  state: 'failed',
  attempts: 3,
  error: 'Numéro inconnu',
  createdAt: '2026-11-23T09:00:00Z',
  sentAt: null,
};

it('A message that did not leave says why and is resent', async () => {
  const { handler, bodies } = records('post', '/outbox/resend', { count: 1 });
  server.use(answers('/outbox', { items: [failed], next: null }), handler);
  renderConsole('/boutique/envois?state=failed');
  expect(await screen.findByText('Numéro inconnu')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Renvoyer' }));
  await waitFor(() => expect(bodies).toEqual([{ ids: [7] }]));
});

it('A test message goes by the chosen channel', async () => {
  const { handler, bodies } = records('post', '/outbox/test', { count: 1 });
  server.use(answers('/outbox', { items: [], next: null }), handler);
  renderConsole('/boutique/envois');
  await userEvent.click(await screen.findByRole('button', { name: 'Message d’essai' }));
  await userEvent.selectOptions(screen.getByLabelText('Par'), 'sms');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer l’essai' }));
  expect(await screen.findByText('Le message d’essai part.')).toBeTruthy();
  expect(bodies).toEqual([{ channel: 'sms' }]);
});

it('A test message that cannot leave says what is missing', async () => {
  const message = 'Aucun numéro n’entend parler des commandes.';
  server.use(
    answers('/outbox', { items: [], next: null }),
    refuses('post', '/outbox/test', 409, { message, errors: { channel: [message] } }),
  );
  renderConsole('/boutique/envois');
  await userEvent.click(await screen.findByRole('button', { name: 'Message d’essai' }));
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer l’essai' }));
  expect(await within(screen.getByRole('dialog')).findByText(message)).toBeTruthy();
});
