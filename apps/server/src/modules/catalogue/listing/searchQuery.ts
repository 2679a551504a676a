import type { SearchWords } from '../searchWords.ts';
import type { SqlValues } from './sqlValues.ts';

/** A search: its words in every spelling, or for each word its corrections. */
export type SearchTarget =
  | { words: readonly SearchWords[] }
  | { alternatives: readonly (readonly string[])[] };

/** The name of a search: two that find the same by the same words share it. */
export const searchKey = (target: SearchTarget): string =>
  'words' in target
    ? target.words.map(({ all, prefix }) => `${all} ${prefix}`).join(' | ')
    : JSON.stringify(target.alternatives);

/**
 * The tsquery of a search: all words by their stems, or all but the last one and a prefix match of
 * the last.
 */
function wordsQuery(words: SearchWords, { place }: SqlValues): string {
  const stems = `plainto_tsquery('fr', ${place(words.all)})`;
  if (words.prefix === '') return stems;
  const prefix = `to_tsquery('fr_exact', ${place(words.prefix)})`;
  return `(${stems} || (plainto_tsquery('fr', ${place(words.complete)}) && ${prefix}))`;
}

const anyOf = (queries: readonly string[]): string => `(${queries.join(' || ')})`;

/** The tsquery of a search. */
export function searchQuery(target: SearchTarget, values: SqlValues): string {
  if ('words' in target) return anyOf(target.words.map((words) => wordsQuery(words, values)));
  const word = (text: string) => `plainto_tsquery('fr', ${values.place(text)})`;
  return `(${target.alternatives.map((words) => anyOf(words.map(word))).join(' && ')})`;
}

/** The tsquery of a search without prefix matching of the last word. */
export function wholeWordsQuery(target: SearchTarget, values: SqlValues): string {
  if (!('words' in target)) return searchQuery(target, values);
  return anyOf(target.words.map(({ all }) => `plainto_tsquery('fr', ${values.place(all)})`));
}
