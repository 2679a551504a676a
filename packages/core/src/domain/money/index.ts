export {
  type Currency,
  type CurrencyCode,
  type Rates,
  currencies,
  currencyCookie,
  isCurrencyCode,
  xofPerEuro,
} from './currencies.ts';
export { type Money, formatAmount, formatNumber, formatXof, francs, moneyIn } from './formatMoney.ts';
export { type Xof, sumXof, timesXof, toXof } from './money.ts';
