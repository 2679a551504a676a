export { type BuyNow, readBuyNow } from './buyNow.ts';
