import { aCart, aCartLine, aProduct } from '@teranga/testing';
import { expect, it } from 'vitest';
import { toCart, withAdded, type AddedLine, type Cart } from './cart.ts';

function read(...ids: string[]): Cart {
  const cart = toCart(aCart(ids.map((id) => aCartLine({ quantity: 1 }, aProduct({ id })))));
  if (!cart) throw new Error('the fixture is no cart');
  return cart;
}
const [sac] = read('sac').lines;
const undoRemove = (cart: Cart, more: Partial<AddedLine>) => {
  if (!sac) throw new Error('the fixture has a line');
  return withAdded(cart, { ...sac, ...more }).lines.map(({ productId, quantity }) => [productId, quantity]);
};

it.each([
  ['first', 0, ['sac', 'robe', 'pagne']],
  ['between', 1, ['robe', 'sac', 'pagne']],
  ['last', 2, ['robe', 'pagne', 'sac']],
  ['last, where others left meanwhile', 9, ['robe', 'pagne', 'sac']],
  ['last, where its place is not known', undefined, ['robe', 'pagne', 'sac']],
])('A line is put back %s', (_where, position, expected) => {
  const back = undoRemove(read('robe', 'pagne'), position === undefined ? {} : { position });
  expect(back.map(([id]) => id)).toEqual(expected);
});

it('A line already back in the cart gets the units added and retains its position', () => {
  expect(undoRemove(read('robe', 'sac'), { position: 0, quantity: 2 })).toEqual([
    ['robe', 1],
    ['sac', 3],
  ]);
});
