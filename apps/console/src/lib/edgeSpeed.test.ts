import { expect, it } from 'vitest';
import { edgeSpeed } from './edgeSpeed.ts';

it.each([
  [400, 0],
  [72, 0],
  [36, -7],
  [0, -14],
  [-20, -14],
  [728, 0],
  [764, 7],
  [800, 14],
  [900, 14],
])('At %i of a window of 800 pixels the page scrolls by %i a frame', (y, speed) => {
  expect(edgeSpeed(y, 800) + 0).toBe(speed);
});
