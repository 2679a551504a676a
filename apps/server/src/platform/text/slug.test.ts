import { describe, expect, it } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

describe('a name as an address', () => {
  it.each([
    ['Robe wax Ndèye', 'robe-wax-ndeye'],
    ['  Cœur & Âme !  ', 'coeur-ame'],
    ['T-shirt «100 %» coton', 't-shirt-100-coton'],
    ['Ça va ?', 'ca-va'],
    ['فستان', ''],
    ['', ''],
    ['x'.repeat(200), 'x'.repeat(100)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  ])('the slug of %s is «%s»', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it.each([
    ['robe-wax', true],
    ['100', true],
    ['', false],
    ['-robe', false],
    ['robe--wax', false],
    ['Robe', false],
    ['robe\n', false],
    ['x'.repeat(101), false],
  ])('of %j is %s', (text, expected) => {
    expect(isSlug(text)).toBe(expected);
  });
});
