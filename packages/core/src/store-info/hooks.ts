import type { FooterView, HeaderView, StoreInfoView } from './views.ts';

const missing = (): never => {
  throw new Error('being written');
};
/** The store: name, logo, contacts, zones, about… with fallbacks. */
export const useStoreInfo = (): StoreInfoView => missing();
/** The header on the page at `pathname`. */
export const useHeader = (_pathname: string): HeaderView => missing();
/** The footer. */
export const useFooter = (): FooterView => missing();
/** The delivery zones that are enabled, in order, prices formatted. */
export const useDeliveryZones = (): { name: string; price: string; description: string }[] => missing();
