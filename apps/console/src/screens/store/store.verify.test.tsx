import type { SettingsWire } from '@teranga/contract/admin';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { answers, aSession, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('owner', 'boutique');
afterEach(cleanup);

const someSettings = (more: object = {}): SettingsWire => ({
  version: 4,
  settings: {
    name: 'Teranga',
    logo: null,
    marketplaceInfo: {
      footerDescription: 'Au bas',
      contact: { phones: [], emails: [] },
      deliveryInfo: { zones: [], notes: [] },
    },
    storeInfo: {
      name: 'Teranga',
      socialInfo: { phone: null, email: null, networks: [] },
      contactPageInfo: {
        title: '',
        coverImage: null,
        phones: [],
        emails: [],
        openingHours: [{ day: 'Lundi', hours: '9 h – 18 h', closed: false }],
        locations: [],
      },
    },
    features: { currencyPicker: false, cashOnDelivery: true, onlinePayment: false, whatsapp: null },
    ...more,
  },
});
/** PATCH /settings with what was sent. */
function patches(answer: SettingsWire) {
  const sent: { version: string | null; body: unknown }[] = [];
  server.use(
    http.patch('*/api/admin/settings', async ({ request }) => {
      sent.push({ version: request.headers.get('If-Match'), body: await request.json() });
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

describe('Boutique', () => {
  it('shows a preparer only what the role may open', async () => {
    server.use(answers('/session', aSession('preparer')));
    renderConsole('/boutique');
    const links = await screen.findAllByRole('link', { name: /Appareils connectés/ });
    expect(links).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /Équipe/ })).toBeNull();
  });

  it('keeps a manager away from what only an owner may', async () => {
    server.use(answers('/session', aSession('manager')));
    renderConsole('/boutique/equipe');
    expect(await screen.findByText('Votre rôle ne donne pas accès à cette page')).toBeTruthy();
  });
});

describe('A form of settings', () => {
  it.each([
    ['horaires', '/contacts'],
    ['legal', '/terms-and-conditions'],
  ])('leads from %s to its page of the shop', async (section, href) => {
    renderConsole(`/boutique/${section}`);
    const link = await screen.findByRole('link', { name: 'Voir en boutique' });
    expect(link.getAttribute('href')).toBe(href);
  });

  it('sends the changed paths on the version that was read', async () => {
    server.use(answers('/settings', someSettings()));
    const sent = patches({ ...someSettings({ name: 'Autre' }), version: 5 });
    renderConsole('/boutique/identite');
    const user = userEvent.setup();
    const name = await screen.findByLabelText('Nom');
    await user.clear(name);
    await user.type(name, 'Autre');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(sent).toEqual([{ version: '"4"', body: { changes: [{ path: 'name', value: 'Autre' }] } }]),
    );
    expect(await screen.findByText('Réglages enregistrés.')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Enregistrer' }).hasAttribute('disabled')).toBe(true),
    );
  });

  it('takes typed names with their values back', async () => {
    server.use(answers('/settings', someSettings()));
    const sent = patches(someSettings());
    renderConsole('/boutique/legal');
    const user = userEvent.setup();
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Mentions');
    await user.type(field, 'RCCM : SN : 1\nNINEA');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(field.value).toBe('');
    await user.type(field, 'RCCM : SN : 1');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      changes: [{ path: 'storeInfo.legalNotice', value: { RCCM: 'SN : 1' } }],
    });
  });

  it('sends a list whole', async () => {
    server.use(answers('/settings', someSettings()));
    const sent = patches(someSettings());
    renderConsole('/boutique/horaires');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Ajouter/ }));
    const added = within(screen.getByRole('group', { name: 'Jour 2' }));
    await user.type(added.getByLabelText('Jours'), 'Dimanche');
    await user.click(added.getByLabelText('Fermé'));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      changes: [
        {
          path: 'storeInfo.contactPageInfo.openingHours',
          value: [
            { day: 'Lundi', hours: '9 h – 18 h', closed: false },
            { day: 'Dimanche', hours: '', closed: true },
          ],
        },
      ],
    });
  });

  it('says beside the field what is wrong with it', async () => {
    const path = 'storeInfo.socialInfo.email';
    const message = '« storeInfo › socialInfo › email » n’est pas une adresse e-mail.';
    server.use(
      answers('/settings', someSettings()),
      refuses('patch', '/settings', 422, { message, errors: { [path]: [message] } }),
    );
    renderConsole('/boutique/contact');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Adresse e-mail'), 'rien');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('N’est pas une adresse e-mail.')).toBeTruthy();
  });

  it('says who changed what before, and preserves what was typed', async () => {
    const message = 'Les réglages ont changé : name. Dernier changement par Moussa.';
    server.use(answers('/settings', someSettings()), refuses('patch', '/settings', 409, { message }));
    renderConsole('/boutique/identite');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Nom'), ' à moi');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(message)).toBeTruthy();
    server.use(answers('/settings', { ...someSettings({ name: 'De Moussa' }), version: 5 }));
    await user.click(screen.getByRole('button', { name: 'Voir l’état à jour' }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    expect((await screen.findByLabelText<HTMLInputElement>('Nom')).value).toBe('Teranga à moi');
  });
});
