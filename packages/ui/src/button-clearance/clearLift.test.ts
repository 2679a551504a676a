import { describe, expect, it } from 'vitest';
import { clearancePx, clearLift, isOver, type Box } from './clearLift.ts';

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

describe('what floats over a link', () => {
  it.each([
    ['under it', 0, [button(760, 780)], true],
    ['beside it', 0, [{ ...button(760, 780), right: 300 }], false],
    ['where it was lifted from', 60, [button(760, 780)], false],
    ['where it was lifted to', 60, [button(700, 720)], true],
  ])('gives way to one %s', (_case, lift, links, isCovered) => {
    expect(isOver(rest, lift, links)).toBe(isCovered);
  });
});
