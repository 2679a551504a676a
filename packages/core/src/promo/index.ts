export { promoMessageMs, usePromo, type Promo } from './usePromo.ts';
export * from './views.ts';
