import type { DeliveryZoneWire } from '@teranga/contract';

/** Warning for a store without an open delivery zone; null where it delivers. */
export function noZoneWarning(zones: readonly Pick<DeliveryZoneWire, 'enabled'>[]): string | null {
  if (zones.some(({ enabled }) => enabled)) return null;
  return 'Aucune zone de livraison n’est active : personne ne peut commander. Ajoutez-en une sous « marketplaceInfo › deliveryInfo › zones », avec « enabled: true ».';
}
