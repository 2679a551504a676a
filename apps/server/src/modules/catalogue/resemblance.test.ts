import { describe, expect, it } from 'vitest';
import { correctSpelling, typosBetween } from './resemblance.ts';

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
  ])('«%s» and «%s» differ by %i typos', (left, right, typos) => {
    expect(typosBetween(left, right)).toBe(typos);
    expect(typosBetween(right, left)).toBe(typos);
  });
});

describe('a word of a search', () => {
  it.each([
    ['telehpone', ['telephone', 'telefax'], ['telephone']],
    ['chausure', ['chaussures', 'chaussettes', 'chaussure'], ['chaussures', 'chaussure']],
    ['robes', ['rose', 'robe', 'robes'], ['robe', 'robes']],
    ['roba', ['rose', 'robe'], ['robe']],
    ['bouou', ['boubou', 'bout'], ['boubou']],
    ['robe', ['robinet'], []],
    ['sac', ['scax'], ['sac']],
    ['or18k', ['or18kk'], ['or18k']],
    ['chemse', ['chaise', 'chemise'], ['chemise']],
    ['tshrt', ['shirt', 'sport'], ['shirt']],
    ['valisse', ['plisse', 'valise'], ['valise']],
    ['valisse', ['plisse'], []],
    ['hcaussure', ['chaussure'], ['chaussure']],
    ['de', ['dede'], 'skipped'],
    ['qwxzk', [], []],
  ])('the word %s among %j resolves to %j', (wanted, known, corrected) => {
    expect(correctSpelling(wanted, known)).toEqual(corrected);
  });
});
