import { OrderPlacedWire, OrderSummaryWire, type OrderRequestWire } from '@teranga/contract';
import { Type } from 'typebox';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aVariation } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { cutMessage } from '../../../modules/accounts/mergeVisitor.ts';
import { writeTestTerms } from '../../../modules/stores/testing/aStoreContent.ts';
import { wireAnswer } from '../testing/wireAnswer.ts';
import { awa, awaPhone, signInShop } from './testing/signInShop.ts';

const shop = await signInShop();
const { asAdmin, requested, db, pass, registered, session, signedIn } = shop;
type Signed = Awaited<ReturnType<typeof registered>>;

beforeEach(() =>
  db.withStore('a', async (tx) => {
    await writeTestTerms(tx);
    await upsertProducts(
      tx,
      [
        aProduct({ id: 'robe', name: 'Robe', sellingPrice: 25_000, quantity: 5 }),
        aProduct({ id: 'sac', sellingPrice: 10_000, quantity: 3 }),
        aProduct({ id: 'fini', quantity: 4 }),
        aProduct({ id: 'boubou', variations: [aVariation({ sku: 'B-M', quantity: 2 })] }),
      ],
      new Date(),
    );
  }),
);

const linesOf = async (visitor: Pick<Signed, 'get'>) =>
  (await visitor.get('/api/cart'))
    .json<{ items: { productId: string; variationId: string | null; quantity: number }[] }>()
    .items.map(({ productId, variationId, quantity }) => [productId, variationId, quantity]);
const add = (
  visitor: Pick<Signed, 'post'>,
  productId: string,
  quantity: number,
  variationId: string | null = null,
) => visitor.post('/api/cart/add', { productId, quantity, variationId });

describe('A visitor’s cart', () => {
  it('is the account’s from then on, on every device', async () => {
    const visitor = await session();
    await add(visitor, 'robe', 2);
    await requested(visitor, 'register', awa);
    const phone = await signedIn(visitor, awaPhone);
    expect(phone.message).toBeUndefined();
    expect(await linesOf(phone)).toEqual([['robe', null, 2]]);
    expect(await linesOf(visitor)).toEqual([]);
    await pass(60);
    const other = await session();
    await requested(other, 'login', { login: awaPhone });
    const laptop = await signedIn(other, awaPhone);
    await add(laptop, 'sac', 1);
    expect(await linesOf(phone)).toEqual([
      ['robe', null, 2],
      ['sac', null, 1],
    ]);
  });

  it("is added to the account's cart up to stock, with a message about reduced quantities", async () => {
    const phone = await registered();
    await add(phone, 'robe', 3);
    await add(phone, 'boubou', 1, 'B-M');
    await add(phone, 'fini', 1);
    await pass(60);
    const visitor = await session();
    await add(visitor, 'robe', 4);
    await add(visitor, 'boubou', 1, 'B-M');
    await add(visitor, 'sac', 2);
    await requested(visitor, 'login', { login: awaPhone });
    const laptop = await signedIn(visitor, awaPhone);
    expect(laptop.message).toBe(cutMessage);
    expect(await linesOf(laptop)).toEqual([
      ['robe', null, 5],
      ['boubou', 'B-M', 2],
      ['fini', null, 1],
      ['sac', null, 2],
    ]);
  });

  it('adds nothing that is sold out, and removes nothing from the account', async () => {
    const phone = await registered();
    await add(phone, 'robe', 5);
    await pass(60);
    const visitor = await session();
    await add(visitor, 'fini', 2);
    await add(visitor, 'robe', 1);
    await asAdmin("update products set quantity = 0 where id = 'fini'");
    await asAdmin("update products set quantity = 2 where id = 'robe'");
    await requested(visitor, 'login', { login: awaPhone });
    const laptop = await signedIn(visitor, awaPhone);
    expect(laptop.message).toEqual(cutMessage);
    expect(await linesOf(laptop)).toEqual([['robe', null, 5]]);
  });

  it('is merged with its wishlist', async () => {
    const visitor = await session();
    const phone = await registered();
    const [row] = await asAdmin<{ id: string }>('select id from customers');
    const me = `customer:${row?.id ?? ''}`;
    await add(visitor, 'robe', 1);
    await asAdmin(
      `insert into wishlist_lines (store_id, visitor, product_id)
       select 'a', visitor, product from (select visitor, unnest(array['robe', 'sac']) as product from carts where visitor <> $1
         union select $1, 'robe') wished`,
      [me],
    );
    await pass(60);
    await requested(visitor, 'login', { login: awaPhone });
    await signedIn(visitor, awaPhone);
    expect(
      await asAdmin('select visitor = $1 as mine, product_id as id from wishlist_lines order by id', [me]),
    ).toEqual([
      { mine: true, id: 'robe' },
      { mine: true, id: 'sac' },
    ]);
    expect(phone.user.name).toBe('Awa Diop');
  });
});

const order = async (customer: Signed, overrides: Partial<OrderRequestWire> = {}) =>
  wireAnswer(
    OrderPlacedWire,
    await customer.post('/api/orders', anOrder({ items: [{ id: 'robe', quantity: 1 }], ...overrides })),
  ).data.ref;

describe('GET /api/orders', () => {
  it("lists the customer's own orders only, newest first", async () => {
    const [awaSigned, other] = [await registered(), await registered({ ...awa, phone: '78 123 45 67' })];
    const first = await order(awaSigned);
    await asAdmin("update orders set created_at = now() - interval '1 day'");
    const second = await order(awaSigned);
    await order(other);
    const orders = wireAnswer(Type.Array(OrderSummaryWire), await awaSigned.get('/api/orders'));
    expect(orders.map(({ ref, status, total }) => [ref, status, total])).toEqual([
      [second, 'WAITING_FOR_VALIDATION', 27_000],
      [first, 'WAITING_FOR_VALIDATION', 27_000],
    ]);
  });

  it('is empty before the first order', async () => {
    expect((await (await registered()).get('/api/orders')).json()).toEqual([]);
  });

  it('empties the account’s cart with the order', async () => {
    const customer = await registered();
    await add(customer, 'robe', 1);
    await order(customer);
    expect(await linesOf(customer)).toEqual([]);
  });
});
