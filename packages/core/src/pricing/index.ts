export * from './priceView.ts';
