import { xofPerEuro } from '@teranga/core/domain/money';

/**
 * Maximum deviation of a fetched euro rate from the fixed one; beyond it the whole response is
 * rejected.
 */
const euroTolerance = 0.01;
const maxCurrencies = 400;

/** How much of each currency one FCFA buys. */
export type Rates = Record<string, number>;

/** The rates available without a request. */
export const fixedRates: Rates = { XOF: 1, EUR: 1 / xofPerEuro };

const isRate = (entry: [string, unknown]): entry is [string, number] =>
  /^[A-Z]{3}$/.test(entry[0]) && typeof entry[1] === 'number' && Number.isFinite(entry[1]) && entry[1] > 0;

/** The rates of a public service's answer; null when it is not one, or not to be believed. */
export function toRates(answer: unknown): Rates | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { result, base_code: base, rates } = answer as Record<string, unknown>;
  if (result !== 'success' || base !== 'XOF' || typeof rates !== 'object' || rates === null) return null;
  const validRates = Object.fromEntries(Object.entries(rates).slice(0, maxCurrencies).filter(isRate));
  const euro = validRates['EUR'];
  if (euro === undefined || Math.abs(euro * xofPerEuro - 1) > euroTolerance) return null;
  return { ...validRates, XOF: 1 };
}
