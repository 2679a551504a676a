import { currencies, type CurrencyCode, type Rates } from './currencies.ts';
import { toXof, type Xof } from './money.ts';

const thousandsSpace = '\u202f';
const symbolSpace = '\u00a0';
const centsPerUnit = 100;

const thousands = /\B(?=(?:\d{3})+$)/g;

/**
 * Created for the first fractional amount only: creating one delays a phone's first render, and
 * FCFA amounts are whole.
 */
let fractions: Intl.NumberFormat | undefined;

/**
 * A number in French format, rounded to hundredths, with two decimals or none. Older phones use
 * another grouping space than the server, so the space is set here.
 */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * centsPerUnit) / centsPerUnit;
  if (Number.isSafeInteger(rounded)) return String(rounded).replace(thousands, thousandsSpace);
  fractions ??= new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return fractions.format(rounded).replace(/\s/g, thousandsSpace);
}

/** «12 500 FCFA», with the narrow no-break space between thousands. */
export function formatXof(amount: Xof): string {
  return `${formatNumber(amount)}${symbolSpace}${currencies.XOF.symbol}`;
}

/** An amount of the wire or the database, as it is shown: «12 500 FCFA». */
export const formatAmount = (amount: number): string => formatXof(toXof(amount));

/** How amounts are shown to a shopper. */
export interface Money {
  code: CurrencyCode;
  /** The amount in the shopper's currency, with two decimals or none. */
  format: (amount: Xof) => string;
}

/** Amounts in FCFA. */
export const francs: Money = { code: 'XOF', format: formatXof };

/** Amounts in a currency, converted by the rates; in FCFA when its rate is not known. */
export function moneyIn(code: CurrencyCode, rates: Rates): Money {
  const rate = rates[code];
  if (code === 'XOF' || rate === undefined || !(rate > 0) || !Number.isFinite(rate)) return francs;
  return {
    code,
    format: (amount) => `${formatNumber(amount * rate)}${symbolSpace}${currencies[code].symbol}`,
  };
}
