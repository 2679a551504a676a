import { aCartLine, aCart, aProduct } from '@teranga/testing';
import { chanceOf, type Chance } from '@teranga/testing/chance';
import { describe, expect, it } from 'vitest';
import { applyChange, lineKey, toCart, type Cart, type CartChange } from '../../features/cart/cart.ts';
import { applyWishlistChange, type WishlistChange } from '../../features/wishlist/wishlistSubmissions.ts';
import type { Wishlist } from '../../features/wishlist/wishlistApi.ts';
import { applyPending, type Submission } from './submissions.ts';

const products = ['sac', 'robe', 'pagne'].map((id) => aProduct({ id }));
const lines = toCart(aCart(products.map((product) => aCartLine({ quantity: 1 }, product))))?.lines ?? [];

function cartChange(chance: Chance): CartChange {
  const line = chance.of(lines);
  return chance.below(2) === 0
    ? { kind: 'add', line: { ...line, quantity: 1 + chance.below(3) } }
    : { kind: 'set', line, quantity: chance.below(4) };
}

function randomWishlistChange(chance: Chance): WishlistChange {
  const product = chance.of(products);
  const isWanted = chance.below(2) === 0;
  return { productId: product.id, isWanted, product: isWanted ? toSummary(product.id) : null };
}

const toSummary = (id: string) => ({ id }) as NonNullable<WishlistChange['product']>;

const submissions = <Change>(changes: readonly Change[]): Submission<Change>[] =>
  changes.map((change, index) => ({ id: String(index), change }));

const seeds = Array.from({ length: 50 }, (_none, seed) => seed + 1);
const wholeCart: Cart = { lines };
const emptyWishlist: Wishlist = { ids: [], products: [] };

/** The sequence of changes of a seed. */
const changesOf = <Change>(seed: number, change: (chance: Chance) => Change): Change[] => {
  const chance = chanceOf(seed);
  return Array.from({ length: 1 + chance.below(8) }, () => change(chance));
};

describe.each([
  ['the cart', wholeCart, cartChange, applyChange],
  ['the wishlist', emptyWishlist, randomWishlistChange, applyWishlistChange],
] as const)('What is shown of %s', (_what, first, changeOne, applyOne) => {
  const anyChange: (chance: Chance) => unknown = changeOne;
  const apply = applyOne as (data: unknown, change: unknown) => unknown;
  const show = (answer: unknown, changes: readonly unknown[]) =>
    applyPending(answer, submissions(changes), apply);

  it('is the server’s answer while nothing is pending', () => {
    expect(show(first, [])).toBe(first);
  });

  it.each(seeds)('stays the same while a server that agrees answers one by one (sequence %i)', (seed) => {
    const changes = changesOf(seed, anyChange);
    const shown = show(first, changes);
    let answer: unknown = first;
    for (const [index, change] of changes.entries()) {
      answer = apply(answer, change);
      expect(show(answer, changes.slice(index + 1))).toEqual(shown);
    }
    expect(answer).toEqual(shown);
  });

  it.each(seeds)('is as if a refused change did not exist (sequence %i)', (seed) => {
    const changes = changesOf(seed, anyChange);
    const refused = chanceOf(seed * 7).below(changes.length);
    const others = changes.filter((_change, index) => index !== refused);
    const pending = submissions(changes).filter((_each, index) => index !== refused);
    expect(applyPending(first as unknown, pending, apply)).toEqual(show(first, others));
  });

  it.each(seeds)('leaves the server’s answer itself unchanged (sequence %i)', (seed) => {
    const before = structuredClone(first);
    show(first, changesOf(seed, anyChange));
    expect(first).toEqual(before);
  });
});

it.each(seeds)('A cart never shows one line twice, nor a line without units (sequence %i)', (seed) => {
  const shown = applyPending(wholeCart, submissions(changesOf(seed, cartChange)), applyChange);
  expect(new Set(shown.lines.map(lineKey)).size).toBe(shown.lines.length);
  expect(shown.lines.filter(({ quantity }) => quantity < 1)).toEqual([]);
});
