export * from './views.ts';
export { canBeReached } from './canBeReached.ts';
export { deliveryFrom, deliveryLabel, fallbackDeliveryPrice, toDeliveryZones } from './delivery.ts';
export type { DeliveryZone } from './delivery.ts';
export { useDeliveryZones } from './useDeliveryZones.ts';
export { useFooter } from './useFooter.ts';
export { useHeader } from './useHeader.ts';
export { useStoreInfo } from './useStoreInfo.ts';
export { existing, type HasPage } from './siteLinks.ts';
