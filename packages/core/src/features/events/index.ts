export { toEventItem, toEventItems } from './eventItems.ts';
export { type ShopEventName, fireShopEvent, onShopEvent } from './shopEvents.ts';
