import { afterEach, beforeEach, expect, it } from 'vitest';
import { wordBoxes } from './wordBoxes.ts';

const sized = (height: number) => new DOMRect(0, 0, height, height);

beforeEach(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});
afterEach(() => document.body.replaceChildren());

it.each([
  ['a seal', 44, [44]],
  ['a sign beside words', 24, []],
  ['a picture', 200, []],
])('%s of %i pixels counts as it is seen', (_what, height, seen) => {
  document.body.innerHTML = '<main><svg></svg></main>';
  const drawing = document.querySelector('svg');
  if (drawing) drawing.getBoundingClientRect = () => sized(height);
  expect(wordBoxes().map((box) => box.bottom - box.top)).toEqual(seen);
});
