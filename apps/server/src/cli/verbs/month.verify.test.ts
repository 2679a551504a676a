import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ledgerMismatches } from '../../modules/catalogue/stock/stockLedger.ts';
import { sendSummary } from '../../modules/summaries/dailySummary.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, folder, store } = await aShopfront();
const id = 'boutique';
const file = (name: string) => path.join(folder, name);
const dayMs = 86_400_000;

async function json<Shape>(...words: string[]): Promise<Shape> {
  return JSON.parse((await store('--as', 'Awa', ...words, '--json')).out) as Shape;
}
const stockOf = async (product: string) => (await json<{ quantity: number }>('stock', id, product)).quantity;
const client = ['--first-name', 'Khady', '--last-name', 'Diop', '--phone', '77 123 45 67'];
const where = ['--zone', 'Dakar', '--address', 'Rue 10, Médina', '--city', 'Dakar'];

async function sell(...items: string[]) {
  const wanted = items.flatMap((item) => ['--item', item]);
  const { ref } = await json<{ ref: string }>('order-new', id, ...client, ...where, ...wanted);
  return ref;
}

it('A shopkeeper opens, imports, sells, restocks, promotes, takes back, closes the day and restores, by commands alone', async () => {
  const named = ['--name', 'La Boutique', '--design', 'default', '--email', 'awa@example.sn'];
  const opened = await store('create', id, ...named, '--host', 'boutique.localhost');
  expect(opened.out).toContain('· Des articles ou des services en vente : à faire');

  await writeFile(
    file('articles.csv'),
    'référence;nom;prix;stock\nSAV-1;Savon;1000;10\nROB-1;Robe;25000;4\n',
  );
  const first = ['import', id, file('articles.csv'), '--from', 'spreadsheet'];
  expect((await store(...first, '--dry-run')).out).toContain('2 nouveaux');
  expect((await store('list')).out).toMatch(/boutique.* 0 /);
  await store(...first);

  const order = await sell('SAV-1:3', 'ROB-1');
  for (const step of ['validée', 'expédiée', 'livrée']) await store('order-status', id, order, step);
  expect(await stockOf('SAV-1')).toBe(7);
  expect(await stockOf('ROB-1')).toBe(3);

  await writeFile(file('arrivage.csv'), 'sku,stock\nSAV-1,20\n');
  await store('import', id, file('arrivage.csv'), '--from', 'spreadsheet', '--stock', 'add');
  await store('stock', id, 'ROB-1', '--add', '-1', '--reason', 'abîmée');
  expect(await stockOf('SAV-1')).toBe(27);
  expect(await stockOf('ROB-1')).toBe(2);

  const day = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
  await store('price', id, 'ROB-1', '20000', '--until', day);
  const reduced = await sell('ROB-1');
  expect((await store('order', id, reduced)).out).toContain('20\u202f000\u00a0FCFA');

  await store('order-status', id, reduced, 'validée');
  await store('order-status', id, reduced, 'expédiée');
  await store('order-return', id, reduced, '--refused', '--reason', 'absente');
  expect(await stockOf('ROB-1')).toBe(2);

  const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
  await sendSummary(db, { store: id, day: tomorrow });
  const notified = await db.withStore(id, (tx) =>
    tx.query("select recipient, text from outbox where subject like 'Votre journée%'"),
  );
  expect(notified.rows).toEqual([
    { recipient: 'awa@example.sn', text: expect.stringContaining('1 commande pour') as string },
  ]);

  await store('backup', file('mois.backup'));
  await store('export', id, '--format', 'json', '--output', file('avant.json'));
  await store('product', id, 'savon', '--unpublish');
  await store('stock', id, 'SAV-1', '--add', '-20', '--reason', 'erreur');
  await store('recover', file('mois.backup'), '--store', id, '--replace');
  await store('export', id, '--format', 'json', '--output', file('apres.json'));
  expect(await readFile(file('apres.json'), 'utf8')).toBe(await readFile(file('avant.json'), 'utf8'));
  expect(await stockOf('SAV-1')).toBe(27);
  expect(await db.withStore(id, ledgerMismatches)).toEqual([]);
});
