export * from './views.ts';
export * from './useCheckout.ts';
