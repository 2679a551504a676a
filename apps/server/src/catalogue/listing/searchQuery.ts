import type { SearchWords } from '../searchWords.ts';
import type { SqlValues } from './sqlValues.ts';

/** What a search asks for: its words in every way they are written, or for each word the ones it may have been meant for. */
export type SearchTarget =
  { words: readonly SearchWords[] } | { alternatives: readonly (readonly string[])[] };

/** The name of a search: two that find the same by the same words share it. */
export const searchKey = (target: SearchTarget): string =>
  'words' in target
    ? target.words.map(({ all, prefix }) => `${all} ${prefix}`).join(' | ')
    : JSON.stringify(target.alternatives);

/** The tsquery of a search: all its words by their stems, or all but the last and a word that begins with the last. */
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

/** The tsquery of a search whose last word is whole too. */
export function wholeWordsQuery(target: SearchTarget, values: SqlValues): string {
  if (!('words' in target)) return searchQuery(target, values);
  return anyOf(target.words.map(({ all }) => `plainto_tsquery('fr', ${values.place(all)})`));
}
