import { toCount, toFields, toFlag, toList, toNumber, toText, toTextOrNull } from '../api/readWire.ts';
import { toRecordId } from '../api/recordId.ts';
import { toXof, type Xof } from '../money/money.ts';

/** A place the store delivers to. */
export interface DeliveryZone {
  /** What an order names it by. */
  id: string;
  name: string;
  price: Xof;
  description: string;
}

/** What delivery may cost, in FCFA, when no enabled zone says. */
export const fallbackDeliveryPrice = toXof(2000);
/** Said instead of a price of 0. */
export const freeDeliveryText = 'Gratuite';

/** The enabled zones in their order. */
export function toDeliveryZones(value: unknown): DeliveryZone[] {
  const zones = toList(value, (item) => {
    const fields = toFields(item);
    const name = toTextOrNull(fields['name']);
    if (name === null || !toFlag(fields['enabled'], true)) return null;
    return {
      order: toCount(fields['order']),
      zone: {
        id: toRecordId(fields) ?? name,
        name,
        price: toXof(toNumber(fields['price'])),
        description: toText(fields['description']),
      },
    };
  });
  return zones.sort((a, b) => a.order - b.order).map(({ zone }) => zone);
}

/** The lowest price of the enabled zones, or the fallback when there is none. */
export function deliveryFrom(zones: readonly DeliveryZone[]): Xof {
  if (zones.length === 0) return fallbackDeliveryPrice;
  return toXof(Math.min(...zones.map((zone) => zone.price)));
}

/** A delivery price as it is read: the sum, or 'Gratuite'. */
export function deliveryLabel(price: Xof, format: (amount: Xof) => string): string {
  return price === 0 ? freeDeliveryText : format(price);
}
