export * from './views.ts';
export { orderContacts, type OrderContacts } from './orderContacts.ts';
export { canBeReached } from './canBeReached.ts';
export { toDeliveryZones } from './delivery.ts';
export {
  costFrom,
  deliveryFrom,
  deliveryLabel,
  deliveryNames,
  fallbackDeliveryPrice,
} from './deliveryFrom.ts';
export type { DeliveryKind, DeliveryZone } from './delivery.ts';
export type { CostFrom } from './deliveryFrom.ts';
export { useDeliveryZones } from './useDeliveryZones.ts';
export { useFooter } from './useFooter.ts';
export { useHeader } from './useHeader.ts';
export { useStoreInfo } from './useStoreInfo.ts';
export { existing, type HasPage } from './siteLinks.ts';
