import { storeApi } from './storeApi.ts';

/** Shown where an order would begin, in a store without delivery. */
export const noDeliveryText =
  'Cette boutique n’a pas encore de zone de livraison : elle ne peut pas recevoir de commande en ligne pour le moment. Contactez-la pour commander.';
/** Link for contacting a store without delivery. */
export const contactsLink = { label: 'Contacter la boutique', href: '/contacts' };

/** True once it is known that the store has no delivery zone. */
export function useDeliversNowhere(): boolean {
  return storeApi.useGetStoreQuery().data?.zones.length === 0;
}
