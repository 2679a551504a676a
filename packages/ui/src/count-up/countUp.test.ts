import { describe, expect, it } from 'vitest';
import { countAt, countUpMs, formatFigure } from './countUp.ts';

describe('countAt', () => {
  it.each([
    [0, 0],
    [-50, 0],
    [countUpMs / 2, 875],
    [countUpMs - 1, 1000],
    [countUpMs, 1000],
    [countUpMs * 10, 1000],
  ])('shows, after %d ms of a count to 1000, %d', (elapsed, expected) => {
    expect(countAt(1000, elapsed)).toBe(expected);
  });

  it('never decreases', () => {
    const shown = Array.from({ length: 101 }, (_, step) => countAt(64, (countUpMs * step) / 100));
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });

  it('ends on a fractional number', () => {
    expect(countAt(4.7, countUpMs)).toBe(4.7);
  });
});

describe('formatFigure', () => {
  it('groups thousands with the French narrow space', () => {
    expect(formatFigure(18_540)).toBe('18\u202f540');
  });
});
