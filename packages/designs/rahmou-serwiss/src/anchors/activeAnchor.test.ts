import { describe, expect, it } from 'vitest';
import { activeAnchor, type SectionTop } from './activeAnchor.ts';

const at = (...tops: [number, number, number, number, number]): SectionTop[] =>
  (['home-header', 'services', 'apropos', 'temoignages', 'contact'] as const).map((id, index) => ({
    id,
    top: tops[index] ?? 0,
  }));
const view = { height: 1000, isAtEnd: false };

describe('activeAnchor', () => {
  it.each([
    ['the first place before any scroll', at(70, 900, 2000, 3000, 4000), 'home-header'],
    [
      'the first place even when it begins below the reading line',
      at(500, 900, 2000, 3000, 4000),
      'home-header',
    ],
    ['a section whose top is on the reading line', at(-500, 400, 1400, 2400, 3400), 'services'],
    ['the one before while the next is just below the line', at(-500, 401, 1400, 2400, 3400), 'home-header'],
    ['the last that passed the line', at(-3000, -2000, -900, 100, 1100), 'temoignages'],
  ])('gives %s', (_, sections, expected) => {
    expect(activeAnchor(sections, view)).toBe(expected);
  });

  it('gives the last section at the end of the page, though its top never reaches the line', () => {
    expect(activeAnchor(at(-3000, -2000, -900, 100, 700), { ...view, isAtEnd: true })).toBe('contact');
  });

  it('returns null without sections', () => {
    expect(activeAnchor([], view)).toBe(null);
  });
});
