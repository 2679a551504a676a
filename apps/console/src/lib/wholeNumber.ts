import { number } from 'yup';

/**
 * A whole number as people type it, also in groups of three: «18 000», «18.000». NaN where it is
 * none: a field of numbers takes «18.000» for 18.
 */
export function readWhole(text: string): number {
  const typed = text.replace(/\s/g, '');
  const digits = /^-?\d{1,3}(?:[.,]\d{3})+$/.test(typed) ? typed.replace(/[.,]/g, '') : typed;
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The schema of a whole number that is typed; `message` is said of anything else. */
export const wholeNumber = (message: string) =>
  number()
    .transform((value: number, typed: unknown) => (typeof typed === 'string' ? readWhole(typed) : value))
    .typeError(message)
    .integer(message);

/** Said at a price that is none. */
export const priceText = 'Saisissez un prix en FCFA, sans décimales.';
/** Said at an amount or a percentage that is none. */
export const wholeNumberText = 'Saisissez un nombre entier.';
/** Said at a number of units that is none. */
export const countText = 'Saisissez un nombre.';
