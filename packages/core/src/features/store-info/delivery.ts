import type { DeliveryKindWire } from '@teranga/contract';
import {
  toCount,
  toFields,
  toFlag,
  toList,
  toNumber,
  toRecordId,
  toText,
  toTextOrNull,
} from '../../lib/wire/index.ts';
import { toXof, type Xof } from '../../domain/money/index.ts';

/** A place the store delivers to, or hands orders over at. */
export interface DeliveryZone {
  /** The id used in orders. */
  id: string;
  kind: DeliveryKind;
  name: string;
  price: Xof;
  description: string;
}

/** How an order reaches its shopper. */
export type DeliveryKind = DeliveryKindWire;

/** A kind on the wire; delivery where the back end does not say. */
export const toDeliveryKind = (value: unknown): DeliveryKind => (value === 'pickup' ? 'pickup' : 'delivery');

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
        kind: toDeliveryKind(fields['kind']),
        name,
        price: toXof(toNumber(fields['price'])),
        description: toText(fields['description']),
      },
    };
  });
  return zones.sort((a, b) => a.order - b.order).map(({ zone }) => zone);
}
