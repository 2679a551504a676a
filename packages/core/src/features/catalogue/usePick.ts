import { useState } from 'react';
import type { ProductPick } from './productSelection.ts';

/** The shopper's pick, and the product and variation requested at that time. */
interface Picked {
  productId: string | undefined;
  /** The variation that the page's address named. */
  requested: string | null;
  pick: ProductPick;
  /** How often the shopper has picked something. */
  picks: number;
}

/**
 * Pick after the requested product or variation changed: resets to the requested one, unless it is
 * the shopper's own pick arriving in the URL.
 */
function arrive(picked: Picked, productId: string | undefined, requested: string | null): Picked {
  const isOwn = picked.productId === productId && picked.pick.sku === requested;
  return isOwn
    ? { ...picked, requested }
    : { productId, requested, pick: { sku: requested, quantity: null }, picks: 0 };
}

/**
 * The shopper's pick of a product, starting with the `requested` variation; reset when another
 * product or variation is requested.
 */
export function usePick(
  productId: string | undefined,
  requested: string | null,
): [Pick<Picked, 'pick' | 'picks'>, (pick: ProductPick) => void] {
  const [picked, setPicked] = useState<Picked>({
    productId,
    requested,
    pick: { sku: requested, quantity: null },
    picks: 0,
  });
  const isRequested = picked.productId === productId && picked.requested === requested;
  const shown = isRequested ? picked : arrive(picked, productId, requested);
  if (!isRequested) setPicked(shown);
  return [shown, (pick) => setPicked({ productId, requested, pick, picks: shown.picks + 1 })];
}
