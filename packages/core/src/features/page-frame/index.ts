export { type CurrencyChoice, currencyChoice, hasCurrencies } from './currencyChoice.ts';
export { useFooter } from './useFooter.ts';
export { useHeader } from './useHeader.ts';
export type { FooterView, HeaderView } from './views.ts';
