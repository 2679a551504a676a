import { waysToWrite } from './spellings.ts';

/** Words of one search: what more would say is not worth its time. */
const maxWords = 8;
const maxWordLength = 40;
/** A word still being typed is completed from this many letters on. */
const shortestPrefix = 2;

/** A shopper's search, taken apart. */
export interface SearchWords {
  /** All words. */
  all: string;
  /** All but the last. */
  complete: string;
  /** The last one as a prefix query, or empty. Letters and digits only: nothing of the query language. */
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
 * The words of what was typed, in every way they are written, as they were typed first; none when no word is in it. Signs are left out, and
 * with them every operator of a query language: "or" is a metal, and "t-shirt" no subtraction.
 */
export function toSearchWords(text: string): SearchWords[] {
  const words = (text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength));
  return words.length === 0 ? [] : waysToWrite(words).map(toWords);
}
