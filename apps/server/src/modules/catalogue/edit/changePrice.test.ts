import type { PriceRuleWire } from '@teranga/contract';
import { toXof } from '@teranga/core/domain/money';
import { priceAt } from '@teranga/core/domain/pricing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../../platform/db/database.ts';
import { insertTestStore } from '../../../testing/insertTestStore.ts';
import { testDatabase } from '../../../testing/testDatabase.ts';
import { readProduct } from '../readProduct.ts';
import { aProduct, aVariation, percentOff } from '../testing/aProduct.ts';
import { upsertProducts } from '../writeProducts.ts';
import { changePrice, farAhead, longAgo, repriced, type NewPrice } from './changePrice.ts';
import { aContext } from './testing/aContext.ts';

const now = new Date('2026-11-23T12:00:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const plain = (price: number): NewPrice => ({ price, compareAt: null, from: null, until: null });
const paid = ({ sellingPrice, multiPricing }: ReturnType<typeof repriced>, at: Date) =>
  priceAt(toXof(sellingPrice), multiPricing, at.getTime());
const christmas: NewPrice = {
  price: 9_500,
  compareAt: 12_000,
  from: day('2026-12-01'),
  until: day('2026-12-27'),
};

const current = (...multiPricing: PriceRuleWire[]) => ({ sellingPrice: 10_000, multiPricing });

describe('A new price', () => {
  it.each<[string, ReturnType<typeof current>, NewPrice, [string, number][]]>([
    ['applies at once', current(), plain(8_000), [['2026-11-23', 8_000]]],
    [
      'ends a reduction that is under way, and keeps one to come',
      current(percentOff(20, now, { from: -2, until: 2 }), percentOff(50, now, { from: 5, until: 6 })),
      plain(8_000),
      [
        ['2026-11-24', 8_000],
        ['2026-11-28', 4_000],
      ],
    ],
    [
      'is a reduction for its days only',
      current(),
      christmas,
      [
        ['2026-11-30', 12_000],
        ['2026-12-01', 9_500],
        ['2026-12-26', 9_500],
        ['2026-12-27', 12_000],
      ],
    ],
    [
      'keeps the present price outside its days without a price to compare',
      current(),
      { ...christmas, compareAt: null },
      [
        ['2026-11-30', 10_000],
        ['2026-12-05', 9_500],
      ],
    ],
    [
      'for some days keeps a standing reduction on the other days',
      current({ ...percentOff(20, now, { from: 0, until: 1 }), startDate: longAgo, endDate: farAhead }),
      { ...christmas, compareAt: null, price: 5_000 },
      [
        ['2026-11-24', 8_000],
        ['2026-12-05', 5_000],
        ['2026-12-28', 8_000],
      ],
    ],
    [
      'for some days within a reduction’s keeps that on the days before and after',
      current(percentOff(20, now, { from: 1, until: 10 })),
      { ...plain(7_000), from: day('2026-11-26'), until: day('2026-11-28') },
      [
        ['2026-11-25', 8_000],
        ['2026-11-27', 7_000],
        ['2026-11-29', 8_000],
      ],
    ],
    [
      'for some days ends a reduction that begins within them, until they are over',
      current(percentOff(20, now, { from: 3, until: 10 })),
      { ...plain(7_000), from: day('2026-11-25'), until: day('2026-11-28') },
      [
        ['2026-11-27', 7_000],
        ['2026-11-29', 8_000],
      ],
    ],
    [
      'until a day leaves the reduction under way for the days after it',
      current(percentOff(20, now, { from: -2, until: 10 })),
      { ...plain(7_000), until: day('2026-11-26') },
      [
        ['2026-11-24', 7_000],
        ['2026-11-27', 8_000],
      ],
    ],
    [
      'is reduced for good without days',
      current(percentOff(50, now, { from: 5, until: 6 })),
      { price: 9_000, compareAt: 11_000, from: null, until: null },
      [
        ['2026-11-24', 9_000],
        ['2026-11-29', 9_000],
      ],
    ],
  ])('a new price %s', (_what, before, wanted, prices) => {
    const after = repriced(before, wanted, now);
    expect(prices.map(([date]) => [date, paid(after, new Date(`${date}T12:00:00Z`))])).toEqual(prices);
  });

  it('keeps the price of another reduction by a sum', () => {
    const later = { ...percentOff(0, now, { from: 5, until: 6 }), percentage: false, amount: -1_000 };
    expect(paid(repriced(current(later), plain(15_000), now), day('2026-11-29'))).toBe(9_000);
  });
});

const { db } = await testDatabase();
for (const id of ['a', 'b']) await insertTestStore(db, id);
const inStore = <T>(run: (tx: Tx) => Promise<T>, store = 'a') => db.withStore(store, run);
const price = (productId: string, sku: string, wanted: NewPrice, store = 'a') =>
  inStore((tx) => changePrice(tx, { productId, sku }, wanted, aContext({ now })), store);

beforeEach(() =>
  inStore((tx) =>
    upsertProducts(
      tx,
      [
        aProduct({ id: 'robe', multiPricing: [percentOff(10, now, { from: -1, until: 1 })] }),
        aProduct({
          id: 'pagne',
          multiPricing: [percentOff(10, now, { from: -1, until: 1 })],
          variations: [aVariation({ sku: 'M' }), aVariation({ sku: 'L' })],
        }),
      ],
      now,
    ),
  ),
);

describe('Changing the price', () => {
  it('of a product changes what lists show', async () => {
    await price('robe', '', plain(7_000));
    const { rows } = await inStore((tx) => tx.query("select listed_price from products where id = 'robe'"));
    expect(rows).toEqual([{ listed_price: 7_000 }]);
  });

  it('of a product changes all its variations', async () => {
    await price('pagne', '', plain(7_000));
    const product = await inStore((tx) => readProduct(tx, 'pagne', now));
    expect(product).toMatchObject({ sellingPrice: 7_000, multiPricing: [] });
    expect(product?.variations.map(({ sellingPrice }) => sellingPrice)).toEqual([7_000, 7_000]);
  });

  it('of one variation is what a shopper pays, whatever its product’s reduction', async () => {
    await price('pagne', 'L', plain(7_000));
    const { rows } = await inStore((tx) => tx.query("select listed_price from products where id = 'pagne'"));
    expect(rows).toEqual([{ listed_price: 7_000 }]);
    await expect(price('pagne', '', plain(5_000))).rejects.toThrow('nommez-en une (M, L)');
  });

  it('of one variation for some days leaves its product’s reduction on the others', async () => {
    await price('pagne', 'L', { ...plain(7_000), from: day('2026-12-01'), until: day('2026-12-03') });
    const document = await inStore((tx) => readProduct(tx, 'pagne', now));
    expect(document?.variations.map(({ multiPricing }) => multiPricing.length)).toEqual([0, 1]);
    const { rows } = await inStore((tx) => tx.query("select listed_price from products where id = 'pagne'"));
    expect(rows).toEqual([{ listed_price: 9_000 }]);
  });

  it.each<[string, NewPrice, string]>([
    ['a compared price below the price', { ...christmas, compareAt: 9_500 }, 'plus haut que le prix'],
    ['an end before the start', { ...christmas, until: day('2026-11-30') }, 'avant le premier'],
    ['an end in the past', { ...christmas, from: null, until: day('2026-11-01') }, 'déjà passé'],
    ['a price below 0', plain(-1), 'nombre entier de FCFA'],
    ['half a franc', plain(0.5), 'nombre entier de FCFA'],
    ['no number', plain(Number.NaN), 'nombre entier de FCFA'],
  ])('the server refuses %s', async (_what, wanted, message) => {
    await expect(price('robe', '', wanted)).rejects.toMatchObject({
      statusCode: 422,
      message: expect.stringContaining(message),
    });
  });

  it.each([
    ['a', 'inconnu', ''],
    ['a', 'pagne', 'XXL'],
    ['b', 'robe', ''],
  ])('in store %s knows no %s %s', async (store, id, sku) => {
    await expect(price(id, sku, plain(1_000), store)).rejects.toMatchObject({ statusCode: 404 });
  });
});
