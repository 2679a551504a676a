import type { DeliveryKindWire } from '@teranga/contract';
import { toCount, toFields, toFlag, toList, toNumber, toText, toTextOrNull } from '../api/readWire.ts';
import { toRecordId } from '../api/recordId.ts';
import { toXof, type Xof } from '../money/money.ts';

/** A place the store delivers to, or hands orders over at. */
export interface DeliveryZone {
  /** What an order names it by. */
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

/** What each kind is called. */
export const deliveryNames: Readonly<Record<DeliveryKind, string>> = {
  delivery: 'Livraison',
  pickup: 'Retrait',
};

/** What delivery may cost, in FCFA, when no enabled zone says. */
export const fallbackDeliveryPrice = toXof(2000);
/** Said instead of a price of 0. */
const freeTexts: Readonly<Record<DeliveryKind, string>> = { delivery: 'Gratuite', pickup: 'Gratuit' };

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

/** The lowest price of the enabled zones of a kind, the fallback when there is no zone, null when there is none of that kind. */
export function deliveryFrom(zones: readonly DeliveryZone[], kind: DeliveryKind = 'delivery'): Xof | null {
  if (zones.length === 0) return kind === 'delivery' ? fallbackDeliveryPrice : null;
  const prices = zones.filter((zone) => zone.kind === kind).map(({ price }) => price);
  return prices.length === 0 ? null : toXof(Math.min(...prices));
}

/** A price of delivery or pick-up as it is read: the sum, or 'Gratuite'. */
export function deliveryLabel(
  price: Xof,
  format: (amount: Xof) => string,
  kind: DeliveryKind = 'delivery',
): string {
  return price === 0 ? freeTexts[kind] : format(price);
}

/** What delivery or pick-up costs at least: words, then the sum, which is empty where the words say all. */
export interface CostFrom {
  words: string;
  price: string;
}

/** «gratuite», «gratuite dans certaines zones», «à partir de» and a sum; null where the store has no such zone. */
export function costFrom(
  zones: readonly DeliveryZone[],
  kind: DeliveryKind,
  format: (amount: Xof) => string,
): CostFrom | null {
  const lowest = deliveryFrom(zones, kind);
  if (lowest === null) return null;
  if (lowest > 0) return { words: 'à partir de', price: format(lowest) };
  const isEverywhere = zones.every((zone) => zone.kind !== kind || zone.price === 0);
  const free = freeTexts[kind].toLowerCase();
  return { words: isEverywhere ? free : `${free} dans certaines zones`, price: '' };
}
