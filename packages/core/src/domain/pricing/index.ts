export { type Priced, cheapest, fromPrice, nextChangeOf, offeredVariations, unitPrice } from './fromPrice.ts';
export { adjustmentLeadMs, nextPriceChange, possibleRules, priceAt, rulesFor } from './priceRules.ts';
export { type PriceView, fromWords, savingPercent, toFromPriceView, toPriceView } from './priceView.ts';
export { toPriceRules } from './toPriceRules.ts';
