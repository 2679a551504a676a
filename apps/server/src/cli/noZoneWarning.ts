import type { DeliveryZoneWire } from '@teranga/contract';

/** What an operator must know of a store that delivers nowhere; null where it delivers. */
export function noZoneWarning(zones: readonly Pick<DeliveryZoneWire, 'enabled'>[]): string | null {
  if (zones.some(({ enabled }) => enabled)) return null;
  return 'Aucune zone de livraison n’est active : personne ne peut commander. Ajoutez-en une sous « marketplaceInfo › deliveryInfo › zones », avec « enabled: true ».';
}
