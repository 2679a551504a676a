/** The currencies a shopper can read prices in. Orders are always charged in XOF. */
export const currencies = {
  XOF: { code: 'XOF', symbol: 'FCFA', name: 'Franc CFA' },
  EUR: { code: 'EUR', symbol: '€', name: 'Euro' },
  USD: { code: 'USD', symbol: '$', name: 'Dollar américain' },
  GBP: { code: 'GBP', symbol: '£', name: 'Livre sterling' },
} as const;
/** FCFA per euro, fixed by treaty. */
export const xofPerEuro = 655.957;
/** The cookie that holds the chosen currency: pages are rendered in it. */
export const currencyCookie = 'currency';

/** The code of a supported currency. */
export type CurrencyCode = keyof typeof currencies;
/** A supported currency: code, symbol, French name. */
export type Currency = (typeof currencies)[CurrencyCode];

/** How much of each currency one FCFA buys. */
export type Rates = Partial<Record<CurrencyCode, number>>;

/** Type guard for supported currency codes. */
export function isCurrencyCode(text: unknown): text is CurrencyCode {
  return Object.keys(currencies).some((code) => code === text);
}
