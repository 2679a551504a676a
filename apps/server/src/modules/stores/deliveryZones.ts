import type { DeliveryZoneWire } from '@teranga/contract';
import { slugOf } from '../../platform/text/slug.ts';

/** A zone with the id that orders name it by. */
export type DeliveryZone = DeliveryZoneWire & { id: string };

/** Whether orders wait at a zone for their shopper. */
export const isPickup = ({ kind }: Pick<DeliveryZoneWire, 'kind'>): boolean => kind === 'pickup';

/** Gives each zone without an id one made of its name: the same as long as the name is. */
export function withZoneIds(zones: readonly DeliveryZoneWire[]): DeliveryZone[] {
  const taken = new Set(zones.flatMap(({ id }) => id ?? []));
  return zones.map((zone) => {
    if (zone.id) return { ...zone, id: zone.id };
    const base = slugOf(zone.name) || 'zone';
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return { ...zone, id };
  });
}

/** The enabled zone an order names by its id or its name, or null. */
export function findZone(zones: readonly DeliveryZone[], named: string): DeliveryZone | null {
  const enabled = zones.filter((zone) => zone.enabled);
  return enabled.find(({ id }) => id === named) ?? enabled.find(({ name }) => name === named) ?? null;
}
