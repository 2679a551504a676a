import type { Xof } from '../../domain/money/index.ts';

/** One product of an event. */
export interface EventItem {
  id: string;
  /** The variation's sku, or null. */
  variation: string | null;
  name: string;
  quantity: number;
  /** Unit price in FCFA. */
  price: Xof;
}

/** Shop events and their payloads; no payload identifies the shopper. */
export interface ShopEvents {
  view_item: { item: EventItem };
  add_to_cart: { item: EventItem };
  begin_checkout: { items: EventItem[]; total: Xof };
  purchase: { ref: string; items: EventItem[]; total: Xof };
}

export type ShopEventName = keyof ShopEvents;

const typeOf = (name: ShopEventName) => `teranga:${name}`;

/**
 * Dispatches an event on the document. Third parties receive it only through listeners registered
 * here.
 */
export function fireShopEvent<N extends ShopEventName>(name: N, detail: ShopEvents[N]): void {
  document.dispatchEvent(new CustomEvent(typeOf(name), { detail }));
}

/** Listens to an event; returns the unsubscribe function. */
export function onShopEvent<N extends ShopEventName>(
  name: N,
  listener: (detail: ShopEvents[N]) => void,
): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<ShopEvents[N]>).detail);
  document.addEventListener(typeOf(name), onEvent);
  return () => document.removeEventListener(typeOf(name), onEvent);
}
