export * from './choice.ts';
export * from './quantity.ts';
export * from './variation.ts';
