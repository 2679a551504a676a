import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { aContext, aLine, anIntent } from '../orders/testing/anIntent.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import type { Database } from '../../platform/db/database.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { nextSummary, scheduleSummary, sendSummary } from './dailySummary.ts';

const { asAdmin, db, openAnother } = await testDatabase();
const pools: Database[] = [db, openAnother()];

beforeAll(async () => {
  for (const store of ['a', 'b']) await insertTestStore(db, store);
});
beforeEach(async () => {
  for (const table of ['daily_summaries', 'orders', 'products', 'outbox', 'jobs.job'])
    await asAdmin(`delete from ${table}`);
  for (const store of ['a', 'b']) await db.withStore(store, (tx) => writeTestTerms(tx));
});

const today = new Date().toISOString().slice(0, 10);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const mails = () =>
  asAdmin<{ subject: string; text: string }>('select subject, text from outbox where is_notice order by id');

describe('The summary of a day', () => {
  it.each([
    ['2026-11-23T06:59:59Z', '2026-11-23T07:00:00.000Z'],
    ['2026-11-23T07:00:00Z', '2026-11-24T07:00:00.000Z'],
    ['2026-12-31T23:00:00Z', '2027-01-01T07:00:00.000Z'],
  ])('after %s is due at %s', (now, due) => {
    expect(nextSummary(new Date(now)).toISOString()).toBe(due);
  });

  it('is queued once, by however many processes', async () => {
    const now = new Date('2026-11-23T06:00:00Z');
    await Promise.all(
      [...pools, ...pools].map((pool) => pool.withStore('a', (tx) => scheduleSummary(tx, 'a', now))),
    );
    const jobs = await asAdmin(`select data, start_after from jobs.job where name = 'daily-summary'`);
    expect(jobs).toEqual([
      { data: { store: 'a', day: '2026-11-23' }, start_after: new Date('2026-11-23T07:00:00Z') },
    ]);
  });

  it('reports orders, open tasks and low stock', async () => {
    await db.withStore('a', async (tx) => {
      await upsertProducts(
        tx,
        [aProduct({ id: 'robe', name: 'Robe', sellingPrice: 25_000, quantity: 4 })],
        new Date(),
      );
      await placeOrder(tx, anIntent([aLine('robe', 2)]), aContext('v'));
      await tx.query('delete from outbox');
    });
    await sendSummary(db, { store: 'a', day: tomorrow });
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^Votre journée : Boutique a, /);
    expect(mail?.text.split('\n').slice(2)).toEqual([
      '- 1 commande pour 52\u202f000\u00a0FCFA',
      '- 1 commande attend votre validation',
      '- Presque épuisé : Robe : 2',
    ]);
  });

  it('is not sent when there is nothing to say, nor to a store that does not want it', async () => {
    await sendSummary(db, { store: 'b', day: today });
    await db.withStore('a', async (tx) => {
      await upsertProducts(tx, [aProduct({ id: 'robe', quantity: 0 })], new Date());
      await tx.query(
        `update stores set content = jsonb_set(content, '{notices}', '{"dailySummary": false}')`,
      );
    });
    await sendSummary(db, { store: 'a', day: today });
    expect(await mails()).toEqual([]);
  });
});
