import { readRef } from '../references/orderRef.ts';
import { cleanLine } from './cleanText.ts';
import { deskQuery } from './deskQuery.ts';

const phoneText = /^(?:\+|00)?(?=(?:\D*\d){3})[\d\s().-]+$/;
/** A part of a reference has digits in nearly all cases; «Jean-Paul» has none. */
const refText = /^(?=\D*\d)[0-9a-z]{1,4}(?:-[0-9a-z]{1,4})+$/i;

/**
 * What a search wants: one order or quote request by its reference, or those with all of these
 * words.
 */
export interface DeskSearch {
  ref: string | null;
  /** A `tsquery`. */
  words: string | null;
}

function wordsOf(text: string): string {
  if (phoneText.test(text)) return text.replace(/^00/, '').replace(/\D/g, '');
  return refText.test(text) ? text.replaceAll('-', '') : text;
}

/**
 * Reads what staff typed: a reference, a phone number, or words of names, addresses and contacts.
 */
export function readDeskSearch(typed: string | undefined): DeskSearch {
  const text = cleanLine(typed ?? '');
  if (text === '') return { ref: null, words: null };
  const ref = readRef(text);
  return ref === null ? { ref, words: deskQuery(wordsOf(text)) } : { ref, words: null };
}
