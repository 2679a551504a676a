import type { OverviewWire } from '@teranga/contract/admin';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answers, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager');
afterEach(cleanup);

const none = { amount: 0, orders: 0, before: { amount: 0, orders: 0 } };
const anOverview = (more: Partial<OverviewWire> = {}): OverviewWire => ({
  orders: { toConfirm: 3, toPrepare: 0, toDeliver: 0, paymentsInFlight: 0, refundsDue: 0 },
  inbox: { quotes: 1, messages: 1 },
  revenue: {
    today: { amount: 15_000, orders: 2, before: { amount: 10_000, orders: 1 } },
    week: none,
    month: none,
  },
  lowStock: { count: 0, items: [] },
  outbox: { failed: 0, waiting: 0 },
  jobs: [],
  checklist: null,
  ...more,
});

it('Aujourd’hui leads to what is to be confirmed', async () => {
  server.use(answers('/overview', anOverview()));
  renderConsole('/');
  const link = await screen.findByRole('link', { name: '3 À confirmer' });
  expect(link.getAttribute('href')).toBe('/commandes?paymentStatus=NONE,PAID,REFUNDED&sort=oldest');
});

it('Aujourd’hui compares what came in with the day before', async () => {
  server.use(answers('/overview', anOverview()));
  renderConsole('/aujourdhui');
  expect((await screen.findByText('par rapport à hier')).parentElement?.textContent).toContain('+50');
});

it('Aujourd’hui says that the store is paused', async () => {
  const pause = { until: null, message: 'Bonne fête !' };
  server.use(answers('/overview', anOverview()), answers('/pause', { pause }));
  renderConsole('/aujourdhui');
  expect(await screen.findByText('Les clients lisent : « Bonne fête ! »')).toBeTruthy();
});

it('Aujourd’hui says what did not leave', async () => {
  server.use(answers('/overview', anOverview({ outbox: { failed: 2, waiting: 0 } })));
  renderConsole('/aujourdhui');
  expect(await screen.findByText(/^2.messages non partis$/)).toBeTruthy();
});

it('Aujourd’hui shows no money to who prepares orders', async () => {
  server.use(answers('/overview', anOverview({ revenue: null, inbox: null, outbox: null, jobs: null })));
  renderConsole('/aujourdhui');
  await screen.findByText('À confirmer');
  expect(screen.queryByText('Ventes')).toBeNull();
});

it('Aujourd’hui begins with what a new store lacks, and leads there', async () => {
  const steps = [
    { id: 'zones', label: 'Une zone de livraison active', isDone: false, isRequired: true },
  ] as const;
  server.use(answers('/overview', anOverview({ checklist: { isReady: false, steps: [...steps] } })));
  renderConsole('/aujourdhui');
  const link = await screen.findByRole('link', { name: 'Une zone de livraison active' });
  expect(link.getAttribute('href')).toBe('/livraison');
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Prête à vendre');
});

it('Aujourd’hui says when it cannot be loaded', async () => {
  server.use(refuses('get', '/overview', 500, { message: 'Une panne.' }));
  renderConsole('/aujourdhui');
  expect(await screen.findByText('Une panne.')).toBeTruthy();
});

it('Aujourd’hui leads to where each missing step is done', async () => {
  const step = { isDone: false, isRequired: true };
  const checklist = {
    isReady: false,
    steps: [
      { id: 'zones' as const, label: 'Une zone de livraison active', ...step },
      { id: 'payment' as const, label: 'Un moyen de paiement', ...step },
    ],
  };
  server.use(answers('/overview', anOverview({ checklist })));
  renderConsole('/aujourdhui');
  const link = await screen.findByRole('link', { name: 'Une zone de livraison active' });
  expect(link.getAttribute('href')).toBe('/livraison');
  expect(screen.getByRole('link', { name: 'Un moyen de paiement' }).getAttribute('href')).toBe(
    '/boutique/paiement',
  );
});
