import type { StaffPromoWire } from '@teranga/contract/admin';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'promos');
afterEach(cleanup);

let stored: StaffPromoWire;

beforeEach(() => {
  stored = {
    code: 'TABASKI',
    isPercentage: true,
    amount: 10,
    minimumSubtotal: 0,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerContact: null,
    productIds: null,
    isEnabled: true,
    used: 3,
  };
  server.use(
    http.get('*/api/admin/promos', () => HttpResponse.json({ items: [stored] })),
    http.patch('*/api/admin/promos/TABASKI', async ({ request }) => {
      stored = { ...stored, ...((await request.json()) as Partial<StaffPromoWire>) };
      return HttpResponse.json(stored);
    }),
  );
});

it('A promo code that is changed and taken back shows what it was, with nothing left to save', async () => {
  const user = userEvent.setup();
  renderConsole('/promos/code/TABASKI');
  const amount = await screen.findByLabelText('Pourcentage');
  await user.clear(amount);
  await user.type(amount, '20');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await screen.findByText('C’est annulé : tout est comme avant.');
  expect(stored.amount).toBe(10);
  await waitFor(() => expect(amount).toHaveProperty('value', '10'));
  expect(screen.getByRole('button', { name: 'Enregistrer' })).toHaveProperty('disabled', true);
});
