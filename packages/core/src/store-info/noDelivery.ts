import { storeApi } from './storeApi.ts';

/** Said where an order would be begun, of a store that delivers nowhere. */
export const noDeliveryText =
  'Cette boutique n’a pas encore de zone de livraison : elle ne peut pas recevoir de commande en ligne pour le moment. Contactez-la pour commander.';
/** The way to a store that must be asked. */
export const toContacts = { label: 'Contacter la boutique', href: '/contacts' };

/** Tells whether it is known that the store delivers nowhere. */
export function useDeliversNowhere(): boolean {
  return storeApi.useGetStoreQuery().data?.zones.length === 0;
}
