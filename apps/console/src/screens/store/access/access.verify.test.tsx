import type { StaffMemberWire, WebhookWire } from '@teranga/contract/admin';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { answers, records, serveConsole } from '../../../testing/consoleServer.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';

const server = serveConsole('owner', 'boutique');
afterEach(cleanup);

const aMember = (more: Partial<StaffMemberWire> = {}): StaffMemberWire => ({
  id: 'fatou',
  name: 'Fatou Ndiaye',
  role: 'preparer',
  phone: '+221771234567',
  email: null,
  createdAt: '2026-11-01T09:00:00Z',
  version: 2,
  ...more,
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

describe('The team', () => {
  it('takes a new role on the version that was read', async () => {
    const sent: (string | null)[] = [];
    server.use(
      answers('/staff', { members: [aMember()] }),
      http.patch('*/api/admin/staff/fatou', ({ request }) => {
        sent.push(request.headers.get('If-Match'));
        return HttpResponse.json(aMember({ role: 'manager', version: 3 }));
      }),
    );
    renderConsole('/boutique/equipe');
    await userEvent.selectOptions(await screen.findByLabelText('Rôle de Fatou Ndiaye'), 'manager');
    expect(await screen.findByText('Fatou Ndiaye : Gérance.')).toBeTruthy();
    expect(sent).toEqual(['"2"']);
  });

  it('needs a contact for a new member', async () => {
    server.use(answers('/staff', { members: [] }));
    renderConsole('/boutique/equipe');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Ajouter' }));
    await user.type(screen.getByLabelText(/^Nom/), 'Ibou');
    await user.click(screen.getByRole('button', { name: 'Ajouter à l’équipe' }));
    expect(await screen.findByText('Donnez un téléphone ou une adresse e-mail.')).toBeTruthy();
  });

  it('shows the address to send to a new member, with ready messages', async () => {
    const added = records('post', '/staff', aMember({ name: 'Ibou', email: 'ibou@example.sn' }));
    server.use(answers('/staff', { members: [] }), added.handler);
    renderConsole('/boutique/equipe');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Ajouter' }));
    await user.type(screen.getByLabelText(/^Nom/), 'Ibou');
    await user.type(screen.getByLabelText(/^Téléphone/), '77 123 45 67');
    await user.click(screen.getByRole('button', { name: 'Ajouter à l’équipe' }));
    const address = `${window.location.origin}/gestion`;
    expect(await screen.findByDisplayValue(address)).toBeTruthy();
    const whatsapp = new URL(hrefOf('WhatsApp'));
    expect(whatsapp.pathname).toBe('/221771234567');
    expect(whatsapp.searchParams.get('text')).toContain(
      `ouvrez ${address} et connectez-vous avec +221771234567`,
    );
    const mail = new URL(hrefOf('E-mail'));
    expect(decodeURIComponent(mail.pathname)).toBe('ibou@example.sn');
    expect(mail.searchParams.get('body')).toContain(address);
    await user.click(screen.getByRole('button', { name: 'Copier' }));
    expect(await screen.findByText('Adresse copiée.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(address);
  });
});

it('A new key is shown once', async () => {
  const created = { id: 'k', name: 'Caisse', scopes: ['orders:read'], token: 'ter_secret' };
  const creation = records('post', '/api-keys', created);
  server.use(answers('/api-keys', { keys: [] }), creation.handler);
  renderConsole('/boutique/cles');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Créer' }));
  await user.type(screen.getByLabelText(/^Nom/), 'Caisse');
  await user.click(screen.getByLabelText('Lire les commandes'));
  await user.click(screen.getByRole('button', { name: 'Créer la clé' }));
  expect(await screen.findByDisplayValue('ter_secret')).toBeTruthy();
  expect(creation.bodies).toEqual([{ name: 'Caisse', scopes: ['orders:read'] }]);
  await user.click(screen.getByRole('button', { name: 'J’ai copié' }));
  await waitFor(() => expect(screen.queryByDisplayValue('ter_secret')).toBeNull());
});

it('A delivery of a webhook that failed is resent', async () => {
  const webhook: WebhookWire = {
    id: 'w',
    url: 'https://caisse.example',
    events: ['order.created'],
    isEnabled: true,
    disabledReason: null,
    failingSince: null,
    version: 1,
    createdBy: 'Awa',
    createdAt: '2026-11-01T09:00:00Z',
  };
  const delivery = {
    id: 'd',
    event: 'order.created',
    state: 'failed',
    attempts: 3,
    createdAt: '2026-11-02T09:00:00Z',
    lastAttemptAt: null,
    lastStatus: 500,
    lastError: null,
  };
  const replayed: string[] = [];
  server.use(
    answers('/webhooks', { webhooks: [webhook] }),
    answers('/webhooks/w/deliveries', { items: [delivery], next: null }),
    http.post('*/api/admin/webhooks/w/deliveries/:delivery/replay', ({ params }) => {
      replayed.push(String(params['delivery']));
      return new HttpResponse(null, { status: 202 });
    }),
  );
  renderConsole('/boutique/webhooks/w');
  await userEvent.click(await screen.findByRole('button', { name: 'Renvoyer' }));
  expect(await screen.findByText('Il est renvoyé.')).toBeTruthy();
  expect(replayed).toEqual(['d']);
});

it('A device that is signed in can be signed out', async () => {
  const session = {
    id: 's',
    memberId: 'awa',
    memberName: 'Awa',
    userAgent: 'Firefox/120 Android',
    createdAt: '2026-11-01T09:00:00Z',
    lastSeenAt: '2026-11-01T09:00:00Z',
    expiresAt: '2026-12-01T09:00:00Z',
    isCurrent: false,
  };
  const ended: string[] = [];
  server.use(
    answers('/push-subscriptions', { publicKey: '', subscriptions: [] }),
    answers('/sessions', { sessions: [session, { ...session, id: 't', isCurrent: true }] }),
    http.delete('*/api/admin/sessions/:id', ({ params }) => {
      ended.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderConsole('/boutique/appareils');
  await userEvent.click(await screen.findByRole('button', { name: 'Déconnecter' }));
  expect(await screen.findByText('Appareil déconnecté.')).toBeTruthy();
  expect(ended).toEqual(['s']);
});

it('The log names the fields of a change', async () => {
  const entry = {
    id: 1,
    at: '2026-11-01T09:00:00Z',
    actor: { kind: 'staff', id: 'awa', name: 'Awa' },
    action: 'store.settings',
    subject: { kind: 'store', id: 'teranga' },
    before: { name: 'A' },
    after: { name: '<b>B</b>' },
  };
  server.use(answers('/audit', { items: [entry], next: null }));
  renderConsole('/boutique/journal');
  expect(await screen.findByText('Réglages', { exact: false, selector: 'td' })).toBeTruthy();
  expect(screen.getByText('<b>B</b>', { exact: false })).toBeTruthy();
});
