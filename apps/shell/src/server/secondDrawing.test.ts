import { expect, it } from 'vitest';
import { drawTwice } from './secondDrawing.ts';

it.each([
  ['is drawn once where nothing fails', [null], 1, []],
  ['is drawn again after a fault, which is told', ['a fault', null], 2, ['a fault']],
  ['is given up when it fails again', ['a fault', 'another'], null, ['a fault', 'another']],
])('a page %s', async (_claim, faults, drawing, expected) => {
  const told: unknown[] = [];
  let drawings = 0;
  const draw = () => {
    const error = faults[drawings] ?? null;
    drawings += 1;
    return Promise.resolve({ fault: error === null ? null : { error }, drawing: drawings });
  };
  const drawn = await drawTwice(draw, (error) => told.push(error));
  expect([drawn?.drawing ?? null, told]).toEqual([drawing, expected]);
});
