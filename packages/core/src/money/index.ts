export * from './currencies.ts';
export * from './formatMoney.ts';
export * from './money.ts';
