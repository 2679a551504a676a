import type { PaymentAccountStateWire } from '@teranga/contract/admin';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answers, aSession, records, refuses, serveConsole } from '../../../testing/consoleServer.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';

const server = serveConsole('owner', 'boutique');
afterEach(cleanup);

const none: PaymentAccountStateWire = { account: null, isOffered: false };
const withKeys = (env: 'test' | 'prod'): PaymentAccountStateWire => ({
  account: { provider: 'paytech', env, updatedAt: '2026-11-20T10:00:00Z' },
  isOffered: true,
});
const settings = {
  version: 4,
  settings: {
    features: { currencyPicker: false, cashOnDelivery: true, onlinePayment: false, whatsapp: null },
  },
};
const open = async () => {
  renderConsole('/boutique/paiement');
  return within(await screen.findByRole('region', { name: 'Compte PayTech' }));
};

beforeEach(() => server.use(answers('/settings', settings)));

it('The keys of PayTech are saved in test mode and never shown', async () => {
  const { handler, bodies } = records('put', '/payment-account', withKeys('test'));
  server.use(answers('/payment-account', none), handler);
  const card = await open();
  const user = userEvent.setup();
  await user.click(await card.findByRole('button', { name: 'Enregistrer les clés' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Clés de PayTech' }));
  await user.type(dialog.getByLabelText(/API_KEY/), 'avec espace');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer les clés' }));
  expect(await dialog.findByText(/sans espace/)).toBeTruthy();
  await user.clear(dialog.getByLabelText(/API_KEY/));
  await user.type(dialog.getByLabelText(/API_KEY/), 'CLE1');
  await user.type(dialog.getByLabelText(/API_SECRET/), 'CLE2');
  server.use(answers('/payment-account', withKeys('test')));
  await user.click(dialog.getByRole('button', { name: 'Enregistrer les clés' }));
  await waitFor(() => expect(bodies).toEqual([{ apiKey: 'CLE1', apiSecret: 'CLE2', env: 'test' }]));
  expect(await card.findByText('Essai')).toBeTruthy();
  expect(document.body.innerHTML).not.toMatch(/CLE[12]/);
});

it('A test payment succeeds, then the form wants the real keys', async () => {
  server.use(
    answers('/payment-account', withKeys('test')),
    http.post('*/api/admin/payment-account/test', () =>
      HttpResponse.json({ url: 'https://paytech.sn/payment/checkout/abc', amount: 100 }),
    ),
  );
  const card = await open();
  const user = userEvent.setup();
  await user.click(await card.findByRole('button', { name: 'Essayer un paiement' }));
  const link = await card.findByRole('link', { name: /^Payer 100/ });
  expect(link.getAttribute('href')).toBe('https://paytech.sn/payment/checkout/abc');
  await user.click(card.getByRole('button', { name: 'Passer aux paiements réels' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Mode').value).toBe('prod');
});

it('Keys that PayTech refuses are said to be wrong', async () => {
  server.use(
    answers('/payment-account', withKeys('prod')),
    refuses('post', '/payment-account/test', 422, {
      message: 'PayTech refuse ces clés : invalid api key',
      errors: { apiKey: ['invalid api key'] },
    }),
  );
  const card = await open();
  await userEvent.click(await card.findByRole('button', { name: 'Essayer un paiement' }));
  expect(await card.findByText('PayTech refuse ces clés : invalid api key')).toBeTruthy();
});

it('The keys are removed after a question', async () => {
  let isRemoved = false;
  server.use(
    http.get('*/api/admin/payment-account', () => HttpResponse.json(isRemoved ? none : withKeys('test'))),
    http.delete('*/api/admin/payment-account', () => {
      isRemoved = true;
      return HttpResponse.json(none);
    }),
  );
  const card = await open();
  await userEvent.click(await card.findByRole('button', { name: /^Autres actions/ }));
  await userEvent.click(card.getByRole('menuitem', { name: 'Retirer les clés…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retirer les clés' }));
  expect(await card.findByRole('button', { name: 'Enregistrer les clés' })).toBeTruthy();
});

it('A manager chooses the ways to pay and sees no account', async () => {
  server.use(answers('/session', aSession('manager')));
  renderConsole('/boutique/paiement');
  expect(await screen.findByRole('checkbox', { name: 'Paiement à la livraison' })).toBeTruthy();
  expect(screen.queryByText('Compte PayTech')).toBeNull();
});
