export { isPromoCode, maxPromoCodeLength, toPromoCode } from './promoCode.ts';
