import { expandSynonyms } from './expandSynonyms.ts';

/** Most words of one search: more words would cost time and find nothing else. */
const maxWords = 8;
const maxWordLength = 40;
/** Minimum letters for prefix matching of a word still being typed. */
const shortestPrefix = 2;

/** A shopper's search, taken apart. */
export interface SearchWords {
  /** All words. */
  all: string;
  /** All but the last. */
  complete: string;
  /** The last word as a prefix query, or empty. Letters and digits only, no tsquery syntax. */
  prefix: string;
}

function toWords(words: readonly string[]): SearchWords {
  const last = words.at(-1) ?? '';
  return {
    all: words.join(' '),
    complete: words.slice(0, -1).join(' '),
    prefix: last.length >= shortestPrefix ? `${last.replace(/\p{M}/gu, '')}:*` : '',
  };
}

/**
 * The words of a search in every spelling, the typed one first. Punctuation, and with it every
 * tsquery operator, is removed: "t-shirt" is no subtraction.
 */
export function toSearchWords(text: string): SearchWords[] {
  const words = (text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength));
  return words.length === 0 ? [] : expandSynonyms(words).map(toWords);
}
