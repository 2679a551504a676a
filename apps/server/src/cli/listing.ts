import { OperatorError } from './operatorError.ts';

const mostListed = 10_000;

/** How many rows an operator wants to see. */
export function readLimit(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostListed)
    throw new OperatorError(`--limit est un nombre entier de 1 à ${mostListed}, pas « ${text} ».`);
  return limit;
}
