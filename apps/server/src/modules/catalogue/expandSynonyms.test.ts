import { describe, expect, it } from 'vitest';
import { expandSynonyms } from './expandSynonyms.ts';

describe('The ways to write a search', () => {
  it.each([
    [['robe', 'wax'], ['robe wax']],
    [['Week-ends'], ['Week-ends']],
    [
      ['sac', 'Weekends'],
      ['sac Weekends', 'sac week end'],
    ],
    [
      ['Porte', 'clés', 'cuir'],
      ['Porte clés cuir', 'portecle cuir'],
    ],
    [
      ['Tee', 'shirts', 'bleu'],
      ['Tee shirts bleu', 't shirt bleu', 'teeshirt bleu', 'tshirt bleu', 'tee bleu'],
    ],
    [['tee'], ['tee', 'tee shirt', 't shirt', 'teeshirt', 'tshirt']],
    [[], ['']],
  ])('%j are also searched as %j', (words, ways) => {
    expect(expandSynonyms(words).map((way) => way.join(' '))).toEqual(ways);
  });
});
