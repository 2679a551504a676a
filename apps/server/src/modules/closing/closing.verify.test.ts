import { jobKinds } from '../../background/jobs.ts';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { anOperator } from '../../cli/testing/anOperator.ts';
import { sendFile } from '../../routes/api/admin/testing/sendFile.ts';
import { staffShop } from '../../routes/api/admin/testing/staffShop.ts';
import { refusal } from '../../routes/api/testing/wireAnswer.ts';
import { fillStores } from '../../routes/api/testing/fillStores.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { testSecret } from '../../testing/testApp.ts';
import { imagesFolder, storeFolder } from '../../platform/images/storeFolders.ts';
import { anOrder } from '../orders/testing/anOrder.ts';
import { systemActor } from '../audit/actor.ts';
import { closeStore, reopenStore } from './closeStore.ts';
import { deletedFolder, deleteStore } from './deleteStore.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'teranga-closing-'));
afterAll(() => rm(dataDir, { recursive: true }));
const config = { dataDir, sessionSecret: testSecret, paymentSecret: testSecret };
const shop = await staffShop({ config });
const { db, inject, signedIn, asAdmin, openAnother } = shop;
const store = anOperator(db, config);
await fillStores(db);
const awa = systemActor('Awa');
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const close = () => db.withStore('a', (tx) => closeStore(tx, awa, now));
const reopen = () => db.withStore('a', (tx) => reopenStore(tx, awa));
const status = async (url: string) => (await inject('a', url)).statusCode;
const remove = (when: Date) => deleteStore({ db, config, jobKinds }, { store: 'a' }, when);

it('an owner closes a store: its pages say so, orders can be followed, staff get in; then opens it', async () => {
  const owner = await signedIn('owner');
  const closed = await owner.call('PUT', '/api/admin/closing');
  expect(closed.json()).toHaveProperty('closing.deleteAt');
  expect((await owner.call('PUT', '/api/admin/closing')).statusCode).toBe(409);
  await expect.poll(() => status('/')).toBe(410);
  expect((await inject('a', '/products')).body).toContain('Cette boutique est fermée.');
  expect((await inject('a', '/api/products')).json()).toMatchObject({
    message: expect.stringContaining('est fermée'),
  });
  expect(await status('/sitemap.xml')).toBe(410);
  expect(await status('/api/orders-status/AAAA-BBBB-CCCC-DDDD')).toBe(404);
  expect((await inject('b', '/api/products')).statusCode).toBe(200);
  expect((await owner.call('GET', '/api/admin/orders')).statusCode).toBe(200);
  expect((await owner.call('DELETE', '/api/admin/pause')).statusCode).toBe(409);
  expect(await asAdmin("select subject from outbox where store_id = 'a'")).toEqual([
    { subject: 'Boutique a est fermée' },
  ]);
  expect((await store('show', 'a')).out).toContain('« reopen » la rouvre');
  expect((await owner.call('DELETE', '/api/admin/closing')).json()).toEqual({ closing: null });
  await expect.poll(() => status('/api/products')).toBe(200);
  expect((await owner.call('DELETE', '/api/admin/closing')).statusCode).toBe(409);
});

it('a store is closed once, of two processes', async () => {
  const another = openAnother();
  const ends = await Promise.allSettled(
    [db, another, db, another].map((each) => each.withStore('a', (tx) => closeStore(tx, awa, now))),
  );
  expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
  await reopen();
});

it('the operator closes a store by retyping its name, and has its data', async () => {
  await expect(store('close', 'a')).rejects.toThrow('--confirm a');
  const file = path.join(dataDir, 'a.backup');
  expect((await store('close', 'a', '--confirm', 'a', '--output', file)).out).toContain('est fermée');
  expect(existsSync(file)).toBe(true);
  expect((await store('reopen', 'a')).out).toContain('rouverte');
  await expect(store('reopen', 'a')).rejects.toThrow('n’est pas fermée');
});

it('a store takes no orders of staff and no imports while it is closed', async () => {
  await close();
  const file = path.join(dataDir, 'articles.csv');
  await writeFile(file, 'sku;nom;prix\nBOL;Bol;1500\n');
  for (const trial of [[], ['--dry-run']])
    await expect(store('import', 'a', file, '--from', 'spreadsheet', ...trial)).rejects.toThrow(
      'rouvrez-la d’abord',
    );
  const client = ['--first-name', 'Khady', '--last-name', 'Diop', '--phone', '77 123 45 67'];
  const to = ['--zone', 'dakar', '--address', 'Rue 10', '--city', 'Dakar', '--item', 'robe-1:1'];
  const before = await asAdmin('select ref from orders order by ref');
  await expect(store('order-new', 'a', ...client, ...to)).rejects.toThrow('rouvrez-la d’abord');
  expect(await asAdmin('select ref from orders order by ref')).toEqual(before);
  await reopen();
});

it('a store refuses orders and files that staff send while it is closed', async () => {
  const manager = await signedIn('manager');
  await close();
  const order = manager.call('POST', '/api/admin/orders', {
    payload: { ...anOrder(), deliveryZone: 'dakar', phone: '77 123 45 67' },
    headers: { 'idempotency-key': 'fermee' },
  });
  const files = '/api/admin/import-files';
  const sent = sendFile(shop.app, manager, files, { content: 'sku;nom\nBOL;Bol\n', fileName: 'a.csv' });
  const confirmed = manager.call('POST', `${files}/${randomUUID()}/confirm`, { payload: {} });
  for (const answer of await Promise.all([order, sent, confirmed]))
    expect(refusal(answer, 409).message).toBe('La boutique est fermée : rouvrez-la d’abord.');
  await reopen();
});

it('a store is not deleted before its day, nor when it was reopened', async () => {
  await close();
  await remove(inDays(29));
  await reopen();
  await remove(inDays(31));
  expect(await asAdmin('select id from stores order by id')).toEqual([{ id: 'a' }, { id: 'b' }]);
});

it('a store is not deleted while it cannot be backed up', async () => {
  await close();
  await asAdmin('revoke select on orders from teranga_app');
  await expect(remove(inDays(31))).rejects.toMatchObject({ code: '42501' });
  await asAdmin('grant select on orders to teranga_app');
  expect(await asAdmin("select id from stores where id = 'a'")).toHaveLength(1);
  await reopen();
});

it('a store is deleted on its day with its rows, jobs and files; its last backup restores it', async () => {
  const images = imagesFolder(dataDir, 'a');
  await mkdir(images, { recursive: true });
  await writeFile(path.join(images, 'robe.webp'), 'robe');
  const before = await asAdmin("select id, name from products where store_id = 'a' order by id");
  await close();
  await remove(inDays(31));
  await remove(inDays(31));
  expect(await asAdmin('select id from stores')).toEqual([{ id: 'b' }]);
  expect(await asAdmin("select from products where store_id = 'a'")).toEqual([]);
  expect(existsSync(storeFolder(dataDir, 'a'))).toBe(false);
  const [backup = ''] = await readdir(deletedFolder(dataDir));
  const target = await testDatabase();
  const elsewhere = path.join(dataDir, 'ailleurs');
  await anOperator(target.db, { ...config, dataDir: elsewhere })(
    'recover',
    path.join(deletedFolder(dataDir), backup),
  );
  expect(await target.asAdmin('select id, name from products order by id')).toEqual(before);
  expect(existsSync(path.join(imagesFolder(elsewhere, 'a'), 'robe.webp'))).toBe(true);
});
