import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { refusal } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, db, signedIn } = await staffShop();
// Each may have ten files a minute.
const [manager, owner] = [await signedIn('manager'), await signedIn('owner')];
for (const store of ['a', 'b'] as const)
  await db.withStore(store, (tx) =>
    upsertProducts(tx, [aProduct({ id: `savon-${store}`, name: '=1+1' })], new Date()),
  );
const download = (path: string, staff = manager) => staff.call('GET', `/api/admin/exports/${path}`);

describe('An export', () => {
  it('is a file of this store, with a name and a day', async () => {
    const answer = await download('products?format=csv');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="articles-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('savon-a');
    expect(answer.body).not.toContain('savon-b');
    expect(answer.body).not.toMatch(/(?:^|[",])=1\+1/m);
    expect(await asAdmin(`select actor_name from audit_log where action = 'store.export'`)).toEqual([
      { actor_name: 'manager' },
    ]);
  });

  it.each(['orders', 'returns', 'refunds', 'customers', 'quotes', 'messages', 'stock'])(
    'an export of %s is JSON too',
    async (subject) => {
      const answer = await download(`${subject}?format=json`);
      expect(Array.isArray(answer.json())).toBe(true);
    },
  );

  it.each(['passwords', 'orders?format=pdf'])('an export of %s is refused', async (path) => {
    expect(refusal(await download(path), 422)).toHaveProperty('message');
  });
});

it('Messages of visitors are exported, those of this store only', async () => {
  for (const store of ['a', 'b'])
    await db.withStore(store, (tx) =>
      tx.query(
        `insert into contact_messages (first_name, last_name, email, subject, message) values ('Awa', 'Fall', 'a@b.sn', $1, '=x')`,
        [`Pour ${store}`],
      ),
    );
  const { body } = await download('messages?format=csv', owner);
  expect(body).toContain('Pour a');
  expect(body).not.toContain('Pour b');
  expect(body).not.toMatch(/(?:^|[",])=x/m);
});

const exported = async (query: string) =>
  (await download(`orders?format=json&${query}`, owner)).json<object[]>();
const day = (at: string) => encodeURIComponent(`${at}T00:00:00Z`);

const named = async (query: string) =>
  (await download(`products?format=json&${query}`, owner)).json<{ id: string }[]>();

describe('Products', () => {
  it('are exported by the filters of their list', async () => {
    await db.withStore('a', (tx) =>
      upsertProducts(
        tx,
        [
          aProduct({ id: 'panier-a', name: 'Panier tressé', brand: 'Thiès', isPublished: false }),
          aProduct({ id: 'natte-a', name: 'Natte tressée', brand: 'Ndar' }),
        ],
        new Date(),
      ),
    );
    expect((await named('search=panier&isPublished=false')).map(({ id }) => id)).toEqual(['panier-a']);
  });
});

describe('Orders', () => {
  it('are exported by period and status', async () => {
    await db.withStore('a', async (tx) => {
      for (const [ref, status, at] of [
        ['0000000000000001', 'DELIVERED', '2026-01-10'],
        ['0000000000000002', 'CANCELLED', '2026-01-20'],
        ['0000000000000003', 'DELIVERED', '2026-02-10'],
      ])
        await tx.query(
          `insert into orders (ref, status, payment_method, first_name, last_name, phone, address, city, zone_id, zone_name,
             subtotal, delivery_charge, total, site_url, created_at)
           values ($1, $2, 'cod', 'Awa', 'Diop', '+221770000000', 'Fann', 'Dakar', 'dakar', 'Dakar', 1, 0, 1, '', $3)`,
          [ref, status, at],
        );
    });
    expect(await exported('')).toHaveLength(3);
    expect(await exported(`since=${day('2026-01-01')}&until=${day('2026-02-01')}`)).toHaveLength(2);
    expect(await exported(`status=DELIVERED&until=${day('2026-02-01')}`)).toMatchObject([
      { ref: '0000-0000-0000-0001' },
    ]);
    expect(await exported('status=DELIVERED,CANCELLED')).toHaveLength(3);
  });

  it.each(['products?status=DELIVERED', 'stock?brand=Ndar', 'orders?status=LOST', 'orders?since=hier'])(
    'are not filtered by %s',
    async (path) => {
      expect(refusal(await download(path, owner), 422)).toHaveProperty('message');
    },
  );
});
