import type { StaffPromoWire } from '@teranga/contract/admin';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { answers, aSession, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('owner', 'promos');
afterEach(cleanup);

const aCode = (code: string, isEnabled: boolean): StaffPromoWire => ({
  code,
  isPercentage: true,
  amount: 10,
  minimumSubtotal: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerContact: null,
  productIds: null,
  isEnabled,
  used: 0,
});

/** Codes whose changes are noted; `refused` is answered 422. */
function promos(refused?: string) {
  const changes: [string, unknown][] = [];
  server.use(
    answers('/session', aSession('manager')),
    answers('/promos', { items: [aCode('TABASKI', true), aCode('KORITE', true), aCode('NOEL', false)] }),
    http.patch('*/api/admin/promos/:code', async ({ request, params }) => {
      changes.push([String(params['code']), await request.json()]);
      return params['code'] === refused
        ? HttpResponse.json({ message: 'La fin vient avant le début.' }, { status: 422 })
        : HttpResponse.json(aCode(String(params['code']), false));
    }),
  );
  return changes;
}

async function choose(codes: readonly string[]) {
  const user = userEvent.setup();
  renderConsole('/promos');
  for (const code of codes) await user.click(await screen.findByRole('checkbox', { name: new RegExp(code) }));
  return user;
}

describe('Chosen promo codes', () => {
  it('are stopped, those that run', async () => {
    const changes = promos();
    const user = await choose(['TABASKI', 'KORITE', 'NOEL']);
    await user.click(screen.getByRole('button', { name: 'Arrêter (2)' }));
    await screen.findByText('2 codes arrêtés.');
    expect(changes).toEqual([
      ['TABASKI', { isEnabled: false }],
      ['KORITE', { isEnabled: false }],
    ]);
  });

  it('are valid again after «Annuler»', async () => {
    const changes = promos();
    const user = await choose(['TABASKI']);
    await user.click(screen.getByRole('button', { name: 'Arrêter (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(changes.at(-1)).toEqual(['TABASKI', { isEnabled: true }]));
  });

  it('that are refused are named with the reason', async () => {
    promos('KORITE');
    const user = await choose(['TABASKI', 'KORITE']);
    await user.click(screen.getByRole('button', { name: 'Arrêter (2)' }));
    expect(await screen.findByText('La fin vient avant le début.')).toBeDefined();
  });
});
