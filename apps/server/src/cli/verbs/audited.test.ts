import { expect, it } from 'vitest';
import { systemActor } from '../../modules/audit/actor.ts';
import { changeQuoteStatus } from '../../modules/quotes/quoteStatus.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { asAdmin, db, store, create } = await aShopfront();
await create('marche', 'marche.localhost');

const audited = async (action: string) => {
  const { out } = await store('audit', 'marche', '--action', action, '--json');
  return (JSON.parse(out) as { before: unknown; after: unknown }[]).map(({ before, after }) => ({
    before,
    after,
  }));
};

it('Creating a store is the first entry of its audit log', async () => {
  expect(await audited('store.create')).toEqual([
    { before: null, after: { name: 'Boutique marche', design: 'default', hosts: ['marche.localhost'] } },
  ]);
});

it('Creating, changing and stopping a promo code are audited once each', async () => {
  await store('promo', 'marche', 'BIENVENUE', '--percent', '10');
  await store('promo', 'marche', 'BIENVENUE', '--percent', '15');
  await store('promo', 'marche', 'BIENVENUE', '--off');
  await store('promo', 'marche', 'BIENVENUE', '--off');
  expect(await audited('promo.create')).toMatchObject([{ before: null, after: { amount: 10 } }]);
  expect(await audited('promo.update')).toMatchObject([{ before: { amount: 10 }, after: { amount: 15 } }]);
  expect(await audited('promo.stop')).toHaveLength(1);
});

it('Restoring a version is audited by the versions', async () => {
  await asAdmin(`update stores set name = 'Autre' where id = 'marche'`);
  await store('restore', 'marche', '1');
  expect(await audited('store.restore')).toEqual([
    {
      before: { name: 'Autre', design: 'default', version: 2 },
      after: { name: 'Boutique marche', design: 'default', version: 3, changed: 'nom' },
    },
  ]);
});

it('Removing payment keys is audited', async () => {
  await store('payment', 'marche', '--off');
  expect(await audited('payment.remove')).toEqual([{ before: null, after: null }]);
});

it('A refused step of a quote request leaves no entry', async () => {
  const step = await db.withStore('marche', (tx) =>
    changeQuoteStatus(tx, systemActor('test'), '0000-0000-0000-0000', 'QUOTED', null),
  );
  expect(step).toEqual({ kind: 'unknown' });
  expect(await audited('quote.status')).toEqual([]);
});
