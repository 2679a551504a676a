import { afterEach, beforeEach, expect, it } from 'vitest';
import { wordBoxes } from './wordBoxes.ts';

const sized = (height: number) => new DOMRect(0, 0, height, height);

beforeEach(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});
afterEach(() => document.body.replaceChildren());

it.each([
  ['a seal', 'svg', 44, [44]],
  ['a sign beside words', 'svg', 24, []],
  ['a scene', 'svg', 200, []],
  ['a logo', 'img', 48, [48]],
  ['a flag beside words', 'img', 16, []],
  ['an article', 'img', 200, []],
])('%s, %s of %i pixels, counts as it is seen', (_what, tag, height, seen) => {
  document.body.innerHTML = `<footer><${tag}></footer>`;
  const drawing = document.querySelector(tag);
  if (drawing) drawing.getBoundingClientRect = () => sized(height);
  expect(wordBoxes().map((box) => box.bottom - box.top)).toEqual(seen);
});
