import type { ContactMessageItemWire, StaffMessageWire, StaffQuoteWire } from '@teranga/contract/admin';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers, aSession, records, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'messages');
afterEach(cleanup);

const aMessage = (more: Partial<StaffMessageWire> = {}): StaffMessageWire => ({
  id: 7,
  status: 'NEW',
  assignee: null,
  firstName: 'Aminata',
  lastName: 'Fall',
  email: 'aminata@example.sn',
  subject: 'Horaires',
  message: '<img src=x onerror=alert(1)> Êtes-vous ouverts dimanche ?',
  createdAt: '2026-11-20T09:00:00Z',
  answers: [],
  ...more,
});
const listed = (message: StaffMessageWire): ContactMessageItemWire => ({ ...message, answers: 0 });
const aQuote = (more: Partial<StaffQuoteWire> = {}): StaffQuoteWire => ({
  ref: 'D-1',
  status: 'NEW',
  assignee: null,
  serviceId: 's',
  serviceName: 'Plomberie',
  name: 'Ibou Sarr',
  phone: '+221771234567',
  email: 'ibou@example.sn',
  createdAt: '2026-11-20T09:00:00Z',
  requirements: 'Une fuite sous l’évier',
  info: [{ label: 'Quartier', value: 'Médina' }],
  nextStatuses: ['IN_PROGRESS', 'CLOSED'],
  updates: [],
  answers: [],
  links: { tel: 'tel:+221771234567', whatsapp: 'https://wa.me/221771234567' },
  ...more,
});
const page = (items: object[], counts = {}) => ({ items, next: null, counts });

beforeEach(() =>
  server.use(
    answers('/members', { members: [{ id: 'awa', name: 'Awa Diop', role: 'owner' }] }),
    answers('/sentences', {
      items: [
        { id: 'p', kind: 'quote', title: 'Bien reçu', text: 'Bonjour {nom}, {référence} : {boutique}' },
      ],
    }),
    answers('/quotes', page([], { NEW: 0 })),
    answers('/messages', page([listed(aMessage())], { NEW: 1 })),
  ),
);

describe('The inbox', () => {
  it('is not for who prepares orders', async () => {
    server.use(answers('/session', aSession('preparer')));
    renderConsole('/messages');
    expect(await screen.findByText('Votre rôle ne donne pas accès à cet écran')).toBeTruthy();
  });

  it('counts what waits in both lists', async () => {
    renderConsole('/messages?boite=devis');
    expect(await screen.findByText('Aucune demande de devis')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Messages 1' })).toBeTruthy();
  });

  it('opens the messages where only these wait', async () => {
    renderConsole('/messages');
    expect(await screen.findByRole('link', { name: /Aminata/ })).toBeTruthy();
  });

  it('is searched without its filters, and the search stays', async () => {
    server.use(answers('/messages', page([])));
    const { router } = renderConsole('/messages?boite=messages&search=fall&status=CLOSED');
    await userEvent.click(await screen.findByRole('button', { name: 'Chercher sans les filtres' }));
    await waitFor(() => expect(router.state.location.search).toBe('?boite=messages&search=fall'));
  });

  it('shows what was written as text', async () => {
    renderConsole('/messages?boite=messages');
    expect(await screen.findByText(/<img src=x/)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('Several entries', () => {
  const quotes = [aQuote(), aQuote({ ref: 'D-2', name: 'Khady Ba' })].map((quote) => ({
    ...quote,
    answers: 0,
  }));

  it('are closed at once, and those that were refused are named', async () => {
    const message = 'Moussa a déjà clos cette demande.';
    const closed = records('post', '/quotes/D-1/status', aQuote({ status: 'CLOSED' }));
    server.use(
      answers('/quotes', page(quotes)),
      closed.handler,
      refuses('post', '/quotes/D-2/status', 409, { message }),
    );
    renderConsole('/messages?boite=devis');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
    await user.click(screen.getByRole('button', { name: 'Clore (2)' }));
    await user.click(screen.getByRole('button', { name: 'Clore' }));
    expect(await screen.findByRole('dialog', { name: '1 sur 2 : c’est fait' })).toBeTruthy();
    expect(screen.getByText(message).parentElement?.textContent).toContain('Khady Ba');
    expect(closed.bodies).toEqual([{ from: 'NEW', to: 'CLOSED' }]);
  });

  it('are given to a member', async () => {
    const given = records('put', '/messages/7/assignee', aMessage());
    server.use(given.handler);
    renderConsole('/messages?boite=messages');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: 'Choisir Aminata Fall' }));
    await user.click(screen.getByRole('button', { name: 'Confier…' }));
    await user.selectOptions(await screen.findByLabelText('Confier à'), 'awa');
    await user.click(screen.getByRole('button', { name: 'Confier' }));
    await waitFor(() => expect(given.bodies).toEqual([{ memberId: 'awa' }]));
  });
});

describe('A quote request', () => {
  it('is answered with a ready sentence whose names are replaced', async () => {
    const answer = { id: 'a', channel: 'sms', text: '', author: 'Awa', at: '2026-11-20T10:00:00Z' };
    const sent = records('post', '/quotes/D-1/answers', { answer, url: null });
    server.use(answers('/quotes/D-1', aQuote()), sent.handler);
    renderConsole('/messages/devis/D-1');
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText('Par'), 'sms');
    await user.selectOptions(await screen.findByLabelText('Insérer une phrase prête'), 'p');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Réponse').value).toBe(
      'Bonjour Ibou Sarr, D-1 : Teranga',
    );
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    expect(await screen.findByText('Votre réponse est envoyée.')).toBeTruthy();
    expect(sent.bodies).toEqual([{ channel: 'sms', text: 'Bonjour Ibou Sarr, D-1 : Teranga' }]);
  });

  it('says which way the answer leaves', async () => {
    server.use(answers('/quotes/D-1', aQuote()));
    renderConsole('/messages/devis/D-1');
    await userEvent.selectOptions(await screen.findByLabelText('Par'), 'sms');
    expect(screen.getByLabelText('Réponse').getAttribute('aria-describedby')).toBe(
      screen.getByText(/^Part par SMS au .* « Teranga : »[.]$/).id,
    );
  });

  it('is not answered with nothing', async () => {
    server.use(answers('/quotes/D-1', aQuote()));
    renderConsole('/messages/devis/D-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Envoyer la réponse' }));
    expect(await screen.findByText('Écrivez une réponse.')).toBeTruthy();
  });

  it('that somebody else moved on is said in a dialog', async () => {
    const message = 'Moussa a déjà clos cette demande.';
    server.use(answers('/quotes/D-1', aQuote()), refuses('post', '/quotes/D-1/status', 409, { message }));
    renderConsole('/messages/devis/D-1');
    await userEvent.selectOptions(await screen.findByLabelText('Statut'), 'IN_PROGRESS');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('is given to a member', async () => {
    const given = records('put', '/quotes/D-1/assignee', aQuote());
    server.use(answers('/quotes/D-1', aQuote()), given.handler);
    renderConsole('/messages/devis/D-1');
    await screen.findByRole('option', { name: 'Awa Diop' });
    await userEvent.selectOptions(screen.getByLabelText('Confié à'), 'awa');
    await waitFor(() => expect(given.bodies).toEqual([{ memberId: 'awa' }]));
  });
});

it('A message’s status can be taken back', async () => {
  const steps: unknown[] = [];
  server.use(
    answers('/messages/7', aMessage()),
    http.post('*/api/admin/messages/7/status', async ({ request }) => {
      steps.push(await request.json());
      return HttpResponse.json(aMessage({ status: 'CLOSED' }));
    }),
  );
  renderConsole('/messages/message/7');
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText('Statut'), 'CLOSED');
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() =>
    expect(steps).toEqual([
      { from: 'NEW', to: 'CLOSED' },
      { from: 'CLOSED', to: 'NEW' },
    ]),
  );
});
