// What neither PostgreSQL nor a screen can hold: control characters, and halves of surrogate pairs.
const unwritable = /[\p{Cc}\p{Cs}]/gu;

/** What turns the direction of the text around it: a name could show as another. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/** One line of text as it is stored: no control characters, no spaces around, single spaces inside. */
export const cleanLine = (text: string): string =>
  text.replace(turning, '').replace(unwritable, ' ').replace(/\s+/g, ' ').trim();

/** True when the text holds characters that cannot be stored. */
export const isWritable = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

/** Several lines of text as they are kept. */
export const cleanLines = (text: string): string =>
  text
    .replace(turning, '')
    .replace(unwritable, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
