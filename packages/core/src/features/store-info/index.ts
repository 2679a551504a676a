export { canBeReached } from './canBeReached.ts';
export { type DeliveryKind, type DeliveryZone, toDeliveryKind } from './delivery.ts';
export {
  type CostFrom,
  costFrom,
  deliveryLabel,
  deliveryNames,
  fallbackDeliveryPrice,
  toDeliveryFrom,
} from './deliveryFrom.ts';
export { toLegalLine } from './toLegalLine.ts';
export { noDeliveryText, contactsLink, useDeliversNowhere } from './noDelivery.ts';
export { type OrderContacts, orderContacts } from './orderContacts.ts';
export {
  type HasPage,
  drawerLinks,
  existing,
  footerColumns,
  isCurrentLink,
  legalLinks,
  menuLinks,
  useHasPage,
} from './siteLinks.ts';
export type { SizeGuide } from './sizeGuide.ts';
export { storeApi } from './storeApi.ts';
export { type StoreData, fallbackStore, toStoreData } from './storeData.ts';
export { useDeliveryZones } from './useDeliveryZones.ts';
export { useStoreData } from './useStoreData.ts';
export { useStoreInfo } from './useStoreInfo.ts';
export type { StoreInfoView } from './views.ts';
