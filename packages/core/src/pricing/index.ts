export * from './fromPrice.ts';
export * from './priceRules.ts';
export * from './priceView.ts';
export * from './toPriceRules.ts';
