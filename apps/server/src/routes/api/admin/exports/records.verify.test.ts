import { expect, it } from 'vitest';
import { staffShop } from '../testing/staffShop.ts';

const { db, signedIn } = await staffShop();
const manager = await signedIn('manager');
const download = async (path: string) => (await manager.call('GET', `/api/admin/exports/${path}`)).body;

it('Promo codes are exported, those of this store only', async () => {
  for (const store of ['a', 'b'] as const)
    await db.withStore(store, (tx) =>
      tx.query('insert into promo_codes (code, is_percentage, amount, used) values ($1, true, 15, 3)', [
        store === 'a' ? 'TABASKI' : 'KORITE',
      ]),
    );
  const file = await download('promos?format=csv');
  expect(file).toMatch(/^TABASKI,15,%,0,,,3,/m);
  expect(file).not.toContain('KORITE');
});

it('The audit log is exported in French, the newest entry first', async () => {
  await download('stock?format=csv');
  expect((await download('audit?format=csv')).split('\n')[1]).toMatch(/,Données exportées,export,audit,/);
});

it.each(['promos', 'audit'])('The subject %s is JSON too', async (subject) => {
  expect(Array.isArray(JSON.parse(await download(`${subject}?format=json`)))).toBe(true);
});
