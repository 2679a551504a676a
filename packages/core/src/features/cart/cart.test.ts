import { aCart, aCartLine, aProduct, aProductWithVariations } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import {
  lineKey,
  stockWarning,
  subtotal,
  toCart,
  unitCount,
  withAdded,
  withQuantity,
  type Cart,
} from './cart.ts';

function read(...lines: Parameters<typeof aCartLine>[]): Cart {
  const cart = toCart(aCart(lines.map((line) => aCartLine(...line))));
  if (!cart) throw new Error('the fixture is no cart');
  return cart;
}
const dress = aProductWithVariations();
const quantities = (cart: Cart) =>
  cart.lines.map(({ productId, variationId, quantity }) => [productId, variationId, quantity]);

describe('A cart', () => {
  it('is read with its lines', () => {
    const cart = read([{ quantity: 2 }], [{ variationId: 'robe-bleu-m', quantity: 1 }, dress]);
    expect(cart.lines.map(({ name, price, stock, options }) => [name, price, stock, options.length])).toEqual(
      [
        ['Panier tressé', 12_500, 10, 0],
        ['Robe wax', 22_000, 3, 2],
      ],
    );
    expect(subtotal(cart)).toBe(47_000);
    expect(unitCount(cart)).toBe(3);
  });

  it.each([
    ['bare items', [{ productId: 'a', quantity: 1 }], 1],
    ['items under data', { data: { items: [{ productId: 'a', quantity: 1 }] } }, 1],
    ['ids as objects', { items: [{ productId: { $oid: '65f0' }, quantity: '2' }] }, 1],
    ['the id in its item only', { items: [{ item: { _id: '65f0' }, quantity: 2 }] }, 1],
    ['lines of which some are malformed', { items: [null, 'x', {}, { productId: 'a', quantity: 1 }] }, 1],
    ['an empty list', [], 0],
    ['empty items', { items: [], subtotal: '0' }, 0],
  ])('is read from %s', (_what, body, count) => {
    expect(toCart(body)?.lines.length).toBe(count);
  });

  it.each([[null], [{}], ['ok'], [{ success: true }], [{ data: {} }], [{ items: null }], [{ items: [{}] }]])(
    'is not in %j',
    (body) => {
      expect(toCart(body)).toBe(null);
    },
  );

  it('takes the price from the product when the line has none', () => {
    const body = {
      items: [{ productId: 'a', quantity: 1, item: { name: 'A', sellingPrice: '2500', quantity: '4' } }],
    };
    expect(toCart(body)?.lines[0]).toMatchObject({ price: 2500, basePrice: 2500, stock: 4, name: 'A' });
  });

  it('has no stock of a variation that is switched off', () => {
    const variations = dress.variations.map((each) => ({ ...each, isEnabled: false }));
    const cart = read([{ variationId: 'robe-bleu-m' }, { ...dress, variations }]);
    expect(cart.lines[0]?.stock).toBe(0);
  });
});

describe('A change of the cart', () => {
  const cart = read([{ quantity: 2 }], [{ variationId: 'robe-bleu-m' }, dress]);
  const basket = { productId: 'panier-tresse', variationId: null };

  it('sets the quantity of its line only', () => {
    expect(quantities(withQuantity(cart, basket, 5))).toEqual([
      ['panier-tresse', null, 5],
      ['robe-wax', 'robe-bleu-m', 1],
    ]);
  });

  it('takes the line out at 0', () => {
    expect(quantities(withQuantity(cart, basket, 0))).toEqual([['robe-wax', 'robe-bleu-m', 1]]);
  });

  it('adds to the line there is, or makes a new one', () => {
    const more = read([{ quantity: 3 }]).lines[0];
    const other = read([{ variationId: 'robe-rouge-m' }, dress]).lines[0];
    if (!more || !other) throw new Error('the fixtures have lines');
    expect(quantities(withAdded(withAdded(cart, more), other))).toEqual([
      ['panier-tresse', null, 5],
      ['robe-wax', 'robe-bleu-m', 1],
      ['robe-wax', 'robe-rouge-m', 1],
    ]);
  });

  it('distinguishes lines by product and variation', () => {
    expect(lineKey({ productId: 'a', variationId: null })).not.toBe(
      lineKey({ productId: 'a', variationId: 'null' }),
    );
  });
});

describe('A line that exceeds the stock', () => {
  it('reports that the product is out of stock', () => {
    const line = read([{ quantity: 1 }, aProduct({ quantity: 0 })]).lines[0];
    expect(line && stockWarning(line)).toEqual({
      title: 'En rupture',
      text: 'Cet article n’est plus disponible.',
    });
  });

  it.each([
    [3, 3, null],
    [4, 3, 'Seulement 3 article(s) disponible(s)'],
  ])('of %d units with %d in stock shows: %s', (quantity, stock, text) => {
    const product = aProduct({ quantity: stock });
    const line = read([{ quantity }, product]).lines[0];
    expect(line && stockWarning(line)).toEqual(
      text === null ? null : { title: 'Quantité non disponible', text },
    );
  });
});
