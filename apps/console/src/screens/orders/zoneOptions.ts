import { formatAmount } from '@teranga/core/domain/money';
import type { StoreWire } from '@teranga/contract';

/** The zones that the store delivers to, and the places where orders are picked up. */
export const zonesOf = (shop: StoreWire | undefined) =>
  (shop?.marketplaceInfo.deliveryInfo.zones ?? [])
    .filter(({ enabled }) => enabled)
    .toSorted((a, b) => a.order - b.order);

/** Zones as a list offers them. */
export const zoneOptions = (shop: StoreWire | undefined) =>
  zonesOf(shop).map(({ id, name, price }) => ({
    value: id ?? name,
    label: `${name} · ${price === 0 ? 'gratuit' : formatAmount(price)}`,
  }));
