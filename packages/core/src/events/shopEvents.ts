import type { Xof } from '../money/money.ts';

/** One article of an event. */
export interface EventItem {
  id: string;
  /** The variation's sku, or null. */
  variation: string | null;
  name: string;
  quantity: number;
  /** What one unit costs, in FCFA. */
  price: Xof;
}

/** What a shop tells of its shoppers, and what it says of it: nothing of who they are. */
export interface ShopEvents {
  view_item: { item: EventItem };
  add_to_cart: { item: EventItem };
  begin_checkout: { items: EventItem[]; total: Xof };
  purchase: { ref: string; items: EventItem[]; total: Xof };
}

export type ShopEventName = keyof ShopEvents;

const typeOf = (name: ShopEventName) => `teranga:${name}`;

/** Tells the document what happened. No third party hears of it but by way of who listens here. */
export function fireShopEvent<N extends ShopEventName>(name: N, detail: ShopEvents[N]): void {
  document.dispatchEvent(new CustomEvent(typeOf(name), { detail }));
}

/** Hears of an event until what is answered is called. */
export function onShopEvent<N extends ShopEventName>(
  name: N,
  listener: (detail: ShopEvents[N]) => void,
): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<ShopEvents[N]>).detail);
  document.addEventListener(typeOf(name), onEvent);
  return () => document.removeEventListener(typeOf(name), onEvent);
}
