import { describe, expect, it } from 'vitest';
import { boxesError, dotsError } from './comparison.mjs';

const width = 60;
const height = 40;
const white = [255, 255, 255, 255];

/** A white image with a rectangle of another colour. */
function anImage(colour = white, [left, top, right, bottom] = [0, 0, 0, 0]) {
  const data = Buffer.from(Array.from({ length: width * height }, () => white).flat());
  for (let y = top ?? 0; y < (bottom ?? 0); y += 1)
    for (let x = left ?? 0; x < (right ?? 0); x += 1) data.set(colour, (y * width + x) * 4);
  return { data, width, height };
}

const blue = [30, 60, 160, 255];
const box = anImage(blue, [10, 10, 30, 20]);

describe('dotsError', () => {
  it.each([
    ['a wrong colour', anImage([60, 60, 130, 255], [10, 10, 30, 20])],
    ['a shifted box', anImage(blue, [11, 11, 31, 21])],
    ['a missing box', anImage()],
    ['a new hairline', anImage([200, 200, 200, 255], [0, 30, 60, 31])],
  ])('sees %s', (_what, fresh) => {
    expect(dotsError(box, fresh, ['default'])?.why).toMatch(/^\d+ dots differ in default$/);
  });

  it('passes over a breath of colour and a stray dot', () => {
    expect(dotsError(box, anImage([32, 61, 158, 255], [10, 10, 30, 20]), ['default'])).toBe(null);
    expect(dotsError(anImage(), anImage(blue, [5, 5, 7, 7]), ['default'])).toBe(null);
  });

  it('says which design differs', () => {
    const fresh = anImage(blue, [10, 10, 40, 20]);
    expect(dotsError(box, fresh, ['default', 'sandaga'])?.why).toBe('100 dots differ in sandaga');
  });

  it('sees another size', () => {
    expect(dotsError(box, { ...box, height: 20 }, ['default'])).toEqual({ why: 'was 60×40, is 60×20' });
  });
});

describe('boxesError', () => {
  const old = { default: ['h1 16 24 328 40', 'button 16 80 120 44'] };

  it.each([
    [{ default: ['h1 16 24 328 42', 'button 16 82 120 44'] }, null],
    [
      { default: ['h1 16 24 328 40', 'button 16 83 120 44'] },
      'in default, «button 16 80 120 44» is now «button 16 83 120 44»',
    ],
    [
      { default: ['h1 16 24 328 40', 'a 16 80 120 44'] },
      'in default, «button 16 80 120 44» is now «a 16 80 120 44»',
    ],
    [{ default: ['h1 16 24 328 40'] }, 'default had 2 boxes, has 1'],
    [{}, 'default had 2 boxes, has 0'],
  ])('boxesError of %j is %j', (fresh, why) => {
    expect(boxesError(old, fresh)?.why ?? null).toBe(why);
  });
});
