import { describe, expect, it } from 'vitest';
import { clearancePx, clearLift, type Box } from './clearLift.ts';

const rest: Box = { left: 300, right: 344, top: 740, bottom: 784 };
const button = (top: number, bottom: number, left = 16, right = 344): Box => ({ left, right, top, bottom });

describe('what floats over a page', () => {
  it.each([
    ['rests where no button is', [], 0],
    ['rests beside a narrow button', [button(740, 784, 16, 200)], 0],
    ['rests below a button that has room', [button(600, 740 - clearancePx)], 0],
    ['stands on a button at the foot of the window', [button(736, 788)], 784 - 736 + clearancePx],
    ['stands on the upper of two', [button(736, 788), button(680, 730)], 784 - 680 + clearancePx],
    ['rests in the room between two', [button(792, 800), button(600, 700)], 0],
  ])('%s', (_case, buttons, lift) => {
    expect(clearLift(rest, buttons)).toBe(lift);
  });
});
