import { beforeAll, expect, it } from 'vitest';
import { aProduct } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { asAdmin, db, store, create } = await aShopfront();
const mails = () => asAdmin(`select subject from outbox where subject like 'Votre journée%'`);

beforeAll(async () => {
  await create('marche', 'marche.localhost');
  await create('calme', 'calme.localhost');
  const product = aProduct({ id: 'robe', name: 'Robe', quantity: 1 });
  await db.withStore('marche', (tx) => upsertProducts(tx, [product], new Date()));
  await store('setting', 'marche', 'notices', '{emails: [awa@example.sn], lowStock: 3}');
});

it('the command shows the summary of a day, and sends it on request', async () => {
  const { out } = await store('summary', 'marche', '--day', '2026-11-22');
  expect(out).toMatch(/^Votre journée : Boutique marche, dimanche 22 novembre 2026\n/);
  expect(out).toContain('- Presque épuisé : Robe : 1');
  expect(await mails()).toEqual([]);
  expect((await store('summary', 'marche', '--send')).out).toContain('Envoyé : 1.');
  expect(await mails()).toHaveLength(1);
});

it('the command reports a day without events', async () => {
  expect((await store('summary', 'calme')).out).toBe('Rien à dire de cette journée : aucun résumé ne part.');
});
