import { useState } from 'react';
import type { ProductPick } from './productSelection.ts';

/** What is picked of a product, and what was asked for when it was. */
interface Picked {
  productId: string | undefined;
  /** The variation that the page's address named. */
  requested: string | null;
  pick: ProductPick;
  /** How often the shopper has picked something. */
  picks: number;
}

/** What is picked once another product or another variation is asked for: that one, unless it is what was picked just before. */
function arrive(picked: Picked, productId: string | undefined, requested: string | null): Picked {
  const isOwn = picked.productId === productId && picked.pick.sku === requested;
  return isOwn
    ? { ...picked, requested }
    : { productId, requested, pick: { sku: requested, quantity: null }, picks: 0 };
}

/** What a shopper picks of a product, beginning with the variation `asked` for; both forgotten when another is asked for. */
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
