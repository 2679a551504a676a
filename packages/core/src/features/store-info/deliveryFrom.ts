import { toXof, type Xof } from '../../domain/money/index.ts';
import type { DeliveryKind, DeliveryZone } from './delivery.ts';

/** What each kind is called. */
export const deliveryNames: Readonly<Record<DeliveryKind, string>> = {
  delivery: 'Livraison',
  pickup: 'Retrait',
};

/** What delivery may cost, in FCFA, when no enabled zone says. */
export const fallbackDeliveryPrice = toXof(2000);
/** Shown instead of a price of 0. */
const freeTexts: Readonly<Record<DeliveryKind, string>> = { delivery: 'Gratuite', pickup: 'Gratuit' };

/**
 * The lowest price of the enabled zones of a kind, the fallback when there is no zone, null when
 * there is none of that kind.
 */
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

/**
 * What delivery or pick-up costs at least: words, then the sum, which is empty where the words say
 * all.
 */
export interface CostFrom {
  words: string;
  price: string;
}

/**
 * «gratuite», «gratuite dans certaines zones», «à partir de» and a sum; null where the store has no
 * such zone.
 */
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

/**
 * «Retrait gratuit · livraison à partir de» and a sum: pick-up and delivery, as far as the store
 * has them.
 */
export function toDeliveryFrom(zones: readonly DeliveryZone[], format: (amount: Xof) => string): CostFrom {
  const pickup = costFrom(zones, 'pickup', format);
  const delivery = costFrom(zones, 'delivery', format);
  if (pickup === null) return { words: `Livraison ${delivery?.words ?? ''}`, price: delivery?.price ?? '' };
  const words = `Retrait ${pickup.words}`;
  if (delivery === null) return { words, price: pickup.price };
  const whole = pickup.price === '' ? words : `${words} ${pickup.price}`;
  return { words: `${whole} · livraison ${delivery.words}`, price: delivery.price };
}
