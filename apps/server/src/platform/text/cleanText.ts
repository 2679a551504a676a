// What neither PostgreSQL nor a screen can hold: control characters, and halves of surrogate pairs.
const unwritable = /[\p{Cc}\p{Cs}]/gu;

/** What turns the direction of the text around it: a name could show as another. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/** Normalizes one line of text for storage: no control characters, trimmed, single spaces. */
export const cleanLine = (text: string): string =>
  text.replace(turning, '').replace(unwritable, ' ').replace(/\s+/g, ' ').trim();

/**
 * Marks without width, by which two equal words would differ: soft hyphens, joiners, directions.
 */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Normalizes a word that names something: what looks the same is the same. */
export const cleanWord = (text: string): string => cleanLine(text.normalize('NFC').replace(unseen, ''));

/** True when the text holds characters that cannot be stored. */
export const isWritable = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

/** Normalizes several lines of text for storage. */
export const cleanLines = (text: string): string =>
  text
    .replace(turning, '')
    .replace(unwritable, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
