import { aCartLine, aCart, aProduct } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { applyChange, lineKey, toCart, type Cart, type CartChange } from '../../features/cart/cart.ts';
import { applyWish, type WishlistChange } from '../../features/wishlist/wishlistSubmissions.ts';
import type { Wishlist } from '../../features/wishlist/wishlistApi.ts';
import { applyPending, type Submission } from './submissions.ts';

/** Numbers that look random and are the same on every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const products = ['sac', 'robe', 'pagne'].map((id) => aProduct({ id }));
const lines = toCart(aCart(products.map((product) => aCartLine({ quantity: 1 }, product))))?.lines ?? [];
const pick = <T>(values: readonly T[], number: (below: number) => number): T => {
  const value = values[number(values.length)];
  if (value === undefined) throw new Error('there is nothing to pick');
  return value;
};

function cartChange(number: (below: number) => number): CartChange {
  const line = pick(lines, number);
  return number(2) === 0
    ? { kind: 'add', line: { ...line, quantity: 1 + number(3) } }
    : { kind: 'set', line, quantity: number(4) };
}

function wish(number: (below: number) => number): WishlistChange {
  const product = pick(products, number);
  const isWanted = number(2) === 0;
  return { productId: product.id, isWanted, product: isWanted ? toSummary(product.id) : null };
}

const toSummary = (id: string) => ({ id }) as NonNullable<WishlistChange['product']>;

const submissions = <Change>(changes: readonly Change[]): Submission<Change>[] =>
  changes.map((change, index) => ({ id: String(index), change }));

const seeds = Array.from({ length: 50 }, (_none, seed) => seed + 1);
const wholeCart: Cart = { lines };
const emptyWishlist: Wishlist = { ids: [], products: [] };

/** A sequence of changes, drawn from a seed. */
const drawn = <Change>(seed: number, draw: (number: (below: number) => number) => Change): Change[] => {
  const number = numbersFrom(seed);
  return Array.from({ length: 1 + number(8) }, () => draw(number));
};

describe.each([
  ['the cart', wholeCart, cartChange, applyChange],
  ['the wishlist', emptyWishlist, wish, applyWish],
] as const)('What is shown of %s', (_what, first, drawOne, applyOne) => {
  const draw: (number: (below: number) => number) => unknown = drawOne;
  const apply = applyOne as (data: unknown, change: unknown) => unknown;
  const show = (answer: unknown, changes: readonly unknown[]) =>
    applyPending(answer, submissions(changes), apply);

  it('is the server’s answer while nothing is pending', () => {
    expect(show(first, [])).toBe(first);
  });

  it.each(seeds)('stays the same while a server that agrees answers one by one (sequence %i)', (seed) => {
    const changes = drawn(seed, draw);
    const shown = show(first, changes);
    let answer: unknown = first;
    for (const [index, change] of changes.entries()) {
      answer = apply(answer, change);
      expect(show(answer, changes.slice(index + 1))).toEqual(shown);
    }
    expect(answer).toEqual(shown);
  });

  it.each(seeds)('is as if a refused change had never been made (sequence %i)', (seed) => {
    const changes = drawn(seed, draw);
    const refused = numbersFrom(seed * 7)(changes.length);
    const others = changes.filter((_change, index) => index !== refused);
    const pending = submissions(changes).filter((_each, index) => index !== refused);
    expect(applyPending(first as unknown, pending, apply)).toEqual(show(first, others));
  });

  it.each(seeds)('leaves the server’s answer itself unchanged (sequence %i)', (seed) => {
    const before = structuredClone(first);
    show(first, drawn(seed, draw));
    expect(first).toEqual(before);
  });
});

it.each(seeds)('A cart never shows one line twice, nor a line without units (sequence %i)', (seed) => {
  const shown = applyPending(wholeCart, submissions(drawn(seed, cartChange)), applyChange);
  expect(new Set(shown.lines.map(lineKey)).size).toBe(shown.lines.length);
  expect(shown.lines.filter(({ quantity }) => quantity < 1)).toEqual([]);
});
