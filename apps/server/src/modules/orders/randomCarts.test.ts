import type { PriceRuleWire } from '@teranga/contract';
import { beforeAll, expect, it } from 'vitest';
import { isWhole } from '@teranga/testing/isWhole';
import { chanceOf } from '@teranga/testing/chance';
import { aProduct, aVariation } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { writePromo } from '../promos/promoRecords.ts';
import { aPromo } from '../promos/testing/aPromo.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { placeOrder } from './placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from './testing/anIntent.ts';

const { db } = await testDatabase();
/** Not a number, and so neither before nor after anything, for a date there is not. */
const instant = (date: string | null | undefined) => Date.parse(date ?? '');
const chance = chanceOf(20_261_121);
const now = new Date();
const minutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString();

/** A rule as a store might write it: under way, to come, over, or of no meaning. */
const aRule = (): PriceRuleWire => {
  // To the millisecond, so that no two begin together.
  const start = chance.next() * 40 - 30;
  return {
    type: 'ADJUSTMENT',
    startDate: chance.next() < 0.9 ? minutes(start) : null,
    endDate: chance.next() < 0.9 ? minutes(start + 1 + chance.below(40)) : null,
    percentage: chance.next() < 0.5,
    amount: -chance.below(60),
  };
};
const rules = () => Array.from({ length: chance.below(4) }, aRule);
const sizes = ['S', 'M', 'L'];

const products = Array.from({ length: 60 }, (_, at) => {
  const base = {
    id: `article-${at}`,
    sellingPrice: 500 + chance.below(90_000),
    quantity: 100_000,
    multiPricing: rules(),
  };
  const variation = (sku: string) =>
    aVariation({ sku, sellingPrice: 500 + chance.below(90_000), quantity: 100_000, multiPricing: rules() });
  return aProduct(at % 3 === 0 ? { ...base, variations: sizes.map(variation) } : base);
});
const promos = [
  aPromo({ code: 'TREIZE', amount: 13 }),
  aPromo({ code: 'SOMME', is_percentage: false, amount: 7_777 }),
  aPromo({
    code: 'CHOIX',
    amount: 33,
    product_ids: products.filter((_, at) => at % 2 === 0).map(({ id }) => id),
  }),
];
const zones = [
  { id: 'dakar', price: 2_000 },
  { id: 'thies-mbour', price: 3_500 },
];

/** Percentage in whole francs: rounds half up, never below 0. Uses integers only. */
const percentOf = (amount: number, percent: number) => Math.max(0, Math.floor((amount * percent + 50) / 100));

const isActive = ({ type, startDate, endDate }: PriceRuleWire) =>
  type === 'ADJUSTMENT' && instant(startDate) < now.getTime() + 120_000 && instant(endDate) > now.getTime();

/** The unit price according to the specification. */
function unitPrice(base: number, all: readonly PriceRuleWire[]): number {
  const active = all.filter(isActive);
  let winner: PriceRuleWire | undefined;
  for (const rule of active)
    if (!winner || instant(rule.startDate) > instant(winner.startDate)) winner = rule;
  if (!winner) return base;
  return winner.percentage ? percentOf(base, 100 + winner.amount) : Math.max(0, base + winner.amount);
}

function aCart() {
  const rendered = Array.from({ length: 1 + chance.below(6) }, () => {
    const product = chance.of(products);
    return {
      product,
      variation: product.variations.length > 0 ? chance.of(product.variations) : null,
      quantity: 1 + chance.below(9),
    };
  });
  // An order names a product once.
  const lines = [
    ...new Map(
      rendered.map((line) => [`${line.product.id} ${line.variation?.sku ?? ''}`, line] as const),
    ).values(),
  ];
  return { lines, promo: chance.next() < 0.6 ? chance.of(promos) : null, zone: chance.of(zones) };
}

/** A cart's costs, computed independently of the production code. */
function costOf({ lines, promo, zone }: ReturnType<typeof aCart>): number {
  const costs = lines.map(({ product, variation, quantity }) => {
    const own = variation ?? product;
    const unit = unitPrice(
      own.sellingPrice,
      variation?.multiPricing.some(isActive) ? variation.multiPricing : product.multiPricing,
    );
    return { id: product.id, cost: unit * quantity };
  });
  const sum = (some: typeof costs) => some.reduce((total, { cost }) => total + cost, 0);
  const counted = sum(costs.filter(({ id }) => promo?.product_ids?.includes(id) ?? true));
  const cut = promo?.is_percentage ? percentOf(counted, promo.amount) : Math.min(promo?.amount ?? 0, counted);
  return sum(costs) - (promo ? cut : 0) + zone.price;
}

beforeAll(async () => {
  await insertTestStore(db, 'a');
  await db.withStore('a', async (tx) => {
    await writeTestTerms(tx);
    await upsertProducts(tx, products, now);
    for (const promo of promos) await writePromo(tx, promo);
  });
});

/** `npm run verify` tries more. */
const cartCount = isWhole ? 1_000 : 20;

it(`${cartCount} random carts cost exactly what the specification says, to the franc`, async () => {
  const carts = Array.from({ length: cartCount }, aCart).filter(
    ({ lines, promo }) =>
      promo?.product_ids == null || lines.some(({ product }) => promo.product_ids?.includes(product.id)),
  );
  const charged: (number | undefined)[] = [];
  const transaction = 100;
  for (let from = 0; from < carts.length; from += transaction)
    await db.withStore('a', async (tx) => {
      for (const { lines, promo, zone } of carts.slice(from, from + transaction)) {
        const wanted = lines.map(({ product, variation, quantity }) =>
          aLine(product.id, quantity, variation?.sku),
        );
        const client = aClient(charged.length);
        const intent = anIntent(wanted, { client, promoCode: promo?.code ?? null, zone: zone.id });
        charged.push((await placeOrder(tx, intent, { ...aContext('v'), now })).data.total);
      }
    });
  expect(charged).toEqual(carts.map(costOf));
});
