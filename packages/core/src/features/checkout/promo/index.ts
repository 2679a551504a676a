export { type Promo, usePromo } from './usePromo.ts';
export type { PromoView } from './views.ts';
