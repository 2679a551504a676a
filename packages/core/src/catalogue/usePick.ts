import { useState } from 'react';
import type { ProductPick } from './productSelection.ts';

/** What is picked of a product, and what was asked for when it was. */
interface Picked {
  productId: string | undefined;
  /** The variation that the page's address named. */
  asked: string | null;
  pick: ProductPick;
  /** How often the shopper has picked something. */
  picks: number;
}

/** What is picked once another product or another variation is asked for: that one, unless it is what was picked just before. */
function arrive(picked: Picked, productId: string | undefined, asked: string | null): Picked {
  const isOwn = picked.productId === productId && picked.pick.sku === asked;
  return isOwn ? { ...picked, asked } : { productId, asked, pick: { sku: asked, quantity: null }, picks: 0 };
}

/** What a shopper picks of a product, beginning with the variation `asked` for; both forgotten when another is asked for. */
export function usePick(
  productId: string | undefined,
  asked: string | null,
): [Pick<Picked, 'pick' | 'picks'>, (pick: ProductPick) => void] {
  const [picked, setPicked] = useState<Picked>({
    productId,
    asked,
    pick: { sku: asked, quantity: null },
    picks: 0,
  });
  const isAsked = picked.productId === productId && picked.asked === asked;
  const shown = isAsked ? picked : arrive(picked, productId, asked);
  if (!isAsked) setPicked(shown);
  return [shown, (pick) => setPicked({ productId, asked, pick, picks: shown.picks + 1 })];
}
