import { foldText } from '@teranga/core/domain/typography';

/**
 * Equivalent spellings, folded: a search for one matches all. If one spelling is a prefix of
 * another, the longer one comes first.
 */
const synonyms: readonly (readonly string[])[] = [
  ['tee shirt', 't shirt', 'teeshirt', 'tshirt', 'tee'],
  ['sweat shirt', 'sweatshirt', 'sweat'],
  ['porte monnaie', 'portemonnaie'],
  ['porte cle', 'portecle'],
  ['week end', 'weekend'],
];

const fold = (word: string): string => foldText(word).replace(/(?<=..)s$/, '');

/** A search's words in every way they are written, as they were typed first. */
export function expandSynonyms(words: readonly string[]): string[][] {
  const folded = words.map(fold);
  for (const group of synonyms) {
    for (const spelling of group) {
      const parts = spelling.split(' ');
      const start = folded.findIndex((_, index) =>
        parts.every((part, step) => folded[index + step] === part),
      );
      if (start < 0) continue;
      const others = group.filter((other) => other !== spelling).map((other) => other.split(' '));
      return [[...words], ...others.map((other) => words.toSpliced(start, parts.length, ...other))];
    }
  }
  return [[...words]];
}
