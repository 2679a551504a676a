import { describe, expect, it } from 'vitest';
import { resembles, typosBetween } from './resemblance.ts';

describe('typos between two words', () => {
  it.each([
    ['robe', 'robe', 0],
    ['robe', 'rose', 1],
    ['boubu', 'boubou', 1],
    ['telehpone', 'telephone', 1],
    ['chausure', 'chaussure', 1],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['robe', 'robinet', 3],
  ])('%s and %s: %i', (left, right, typos) => {
    expect(typosBetween(left, right)).toBe(typos);
    expect(typosBetween(right, left)).toBe(typos);
  });
});

describe('a search resembles a text', () => {
  it.each([
    ['telehpone', 'telephone galaxy a15', true],
    ['chausure', 'chaussures elegantes sandaga', true],
    ['Chausures Élégante', 'chaussures elegantes sandaga', true],
    ['elegantes chausures', 'chaussures elegantes', true],
    ['bouou', 'grand boubou brode', true],
    ['robe', 'robinet de cuisine', false],
    ['chausures rouges', 'chaussures elegantes', false],
    ['sca', 'sac', false],
    ['de', 'collier de perles', false],
    ['', 'robe', false],
    ['qwxzk', 'robe', false],
  ])('%s, %s: %s', (search, text, expected) => {
    expect(resembles(search, text)).toBe(expected);
  });
});
