import { ProductPageWire, ProductWire, type ProductSummaryWire } from '@teranga/contract';
import { cheapest, fromPrice, offeredVariations, unitPrice } from '@teranga/core/domain/pricing';
import { beforeAll, describe, expect, it } from 'vitest';
import { isWhole } from '@teranga/testing/isWhole';
import { chanceOf } from '@teranga/testing/chance';
import { keyText, readCartProducts } from '../../../modules/cart/cartProducts.ts';
import { aProduct, aVariation, percentOff } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { readRef } from '../../../platform/references/orderRef.ts';
import { placeOrder } from '../../../modules/orders/placeOrder.ts';
import { releaseOrder } from '../../../modules/orders/releaseOrder.ts';
import { aClient, aContext, aLine, anIntent } from '../../../modules/orders/testing/anIntent.ts';
import { toPriced } from '../../../modules/catalogue/offers.ts';
import { writeTestTerms } from '../../../modules/stores/testing/aStoreContent.ts';
import { testApp, type TestStoreId } from '../../../testing/testApp.ts';
import { wireAnswer } from '../testing/wireAnswer.ts';

const { db, inject } = await testApp();
const now = new Date();
/** Listed prices of then hold no more. */
const longAgo = new Date(now.getTime() - 9 * 86_400_000);
const chance = chanceOf(20_261_123);

const someRules = () =>
  Array.from({ length: chance.below(3) }, () => {
    const from = chance.below(6) - 3.5;
    return percentOff(chance.below(80), now, { from, until: from + 1 + chance.below(4) });
  });
const anyProducts = Array.from({ length: isWhole ? 40 : 15 }, (_, index) =>
  aProduct({
    id: `article-${index}`,
    sellingPrice: 1_000 + 500 * chance.below(9),
    multiPricing: someRules(),
    variations: Array.from({ length: chance.below(5) }, (_each, at) =>
      aVariation({
        sku: `v-${at}`,
        isEnabled: chance.below(4) > 0,
        quantity: chance.below(3),
        sellingPrice: 1_000 + 500 * chance.below(9),
        multiPricing: someRules(),
      }),
    ),
  }),
);

const robe = aProduct({
  id: 'robe',
  sellingPrice: 9_000,
  variations: [
    aVariation({ sku: 'M', sellingPrice: 9_000, quantity: 1 }),
    aVariation({ sku: 'L', sellingPrice: 12_000, quantity: 4 }),
  ],
});

beforeAll(async () => {
  await db.withStore('a', (tx) => upsertProducts(tx, anyProducts, longAgo));
  await db.withStore('b', writeTestTerms);
});

const list = async (store: TestStoreId, query: string) =>
  wireAnswer(ProductPageWire, await inject(store, `/api/products?${query}`));
const idsOf = async (query: string) => (await list('b', query)).data.map(({ id }) => id);
async function listAll(query: string): Promise<ProductSummaryWire[]> {
  const { last_page: last } = await list('a', query);
  const pages = await Promise.all(
    Array.from({ length: last }, (_, index) => list('a', `${query}&page=${index + 1}`)),
  );
  return pages.flatMap(({ data }) => data);
}
const shownPrice = (product: ProductSummaryWire) =>
  fromPrice(toPriced(product), (product.variationPrices ?? []).map(toPriced), now.getTime());

const sortedIds = (products: ProductSummaryWire[]) => products.map(({ id }) => id).toSorted();

/** What the cart charges for what a product's page shows first. */
async function chargedPrice(id: string): Promise<number> {
  const product = wireAnswer(ProductWire, await inject('a', `/api/products/${id}`));
  const offers = offeredVariations(product.variations).map((each) => ({ ...each, ...toPriced(each) }));
  const first = cheapest(offers, (each) => unitPrice(toPriced(product), each, now.getTime()));
  const key = { productId: id, sku: first?.sku ?? '' };
  const products = await db.withStore('a', (tx) => readCartProducts(tx, [key], now));
  return products.get(keyText(key))?.unitPrice ?? Number.NaN;
}

describe('any product', () => {
  it('is listed, filtered and sorted by what the cart charges for its first choice', async () => {
    const listed = await listAll('sort=price_asc');
    expect(listed.length).toBe(anyProducts.length);
    const prices = listed.map((product) => shownPrice(product).price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    for (const product of listed) {
      const { price } = shownPrice(product);
      expect(await chargedPrice(product.id)).toBe(price);
      const same = await listAll(`price_min=${price}&price_max=${price}`);
      expect(same.map(({ id }) => id)).toContain(product.id);
    }
  });

  it('is on sale while that price is reduced', async () => {
    const isReduced = (await listAll('')).filter((each) => shownPrice(each).price < shownPrice(each).base);
    expect(sortedIds(await listAll('onSale=true'))).toEqual(sortedIds(isReduced));
  });
});

describe('a product with variations', () => {
  it('moves in lists when the reduction of one of them begins', async () => {
    const [first, second] = robe.variations;
    if (!first || !second) throw new Error('two variations are needed');
    const half = percentOff(50, now, { from: -1, until: 1 });
    const dated = { ...robe, variations: [first, { ...second, multiPricing: [half] }] };
    await db.withStore('b', (tx) => upsertProducts(tx, [dated], longAgo));
    expect(await idsOf('price_max=6000')).toEqual(['robe']);
    expect(await idsOf('onSale=true')).toEqual(['robe']);
  });

  it('moves when the last unit of the cheapest is sold, and back when it comes back', async () => {
    await db.withStore('b', (tx) => upsertProducts(tx, [robe], now));
    expect(await idsOf('price_max=9000')).toEqual(['robe']);
    const order = anIntent([aLine('robe', 1, 'M')], { client: aClient(1) });
    const { data } = await db.withStore('b', (tx) => placeOrder(tx, order, aContext('visitor')));
    expect(await idsOf('price_max=9000')).toEqual([]);
    expect(await idsOf('price_min=12000')).toEqual(['robe']);
    expect((await list('b', '')).data[0]).toMatchObject({
      variationPrices: [{ sellingPrice: 12_000, multiPricing: [] }],
    });
    await db.withStore('b', (tx) => releaseOrder(tx, readRef(data.ref) ?? ''));
    expect(await idsOf('price_max=9000')).toEqual(['robe']);
  });

  it.each([
    ['disabled', 'is_enabled = false', '9000', '12000'],
    ['repriced', 'base_price = 7000', '6999', '7000'],
    [
      'reduced',
      `price_rules = '${JSON.stringify([percentOff(20, now, { from: -1, until: 1 })])}'`,
      '7100',
      '7200',
    ],
  ])('moves when the cheapest is %s', async (_what, change, tooLow, price) => {
    await db.withStore('b', (tx) => upsertProducts(tx, [robe], now));
    await idsOf('');
    await db.withStore('b', async (tx) => {
      await tx.query("select from products where id = 'robe' for update");
      await tx.query(`update variations set ${change} where product_id = 'robe' and sku = 'M'`);
    });
    expect(await idsOf(`price_max=${tooLow}`)).toEqual([]);
    expect(await idsOf(`price_max=${price}`)).toEqual(['robe']);
  });

  it('is left alone by a sale that empties nothing', async () => {
    await db.withStore('b', (tx) => upsertProducts(tx, [robe], now));
    const order = anIntent([aLine('robe', 1, 'L')], { client: aClient(2) });
    await db.withStore('b', (tx) => placeOrder(tx, order, aContext('visitor')));
    const { rows } = await db.withStore('b', (tx) =>
      tx.query("select 1 from products where id = 'robe' and listed_until = 'infinity'"),
    );
    expect(rows.length).toBe(1);
  });
});
