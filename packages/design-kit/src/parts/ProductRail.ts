import type { ProductCardView } from '@teranga/core/features/catalogue';
import type { Loadable } from '@teranga/core/lib/loadable';
import { definePart } from './definePart.tsx';

/**
 * A titled, scrolling row of cards. Renders nothing if there are none; on failure shows the error
 * and a retry button.
 */
export const ProductRail = definePart<{
  title: string;
  more?: { label: string; href: string };
  cards: Loadable<ProductCardView[]>;
}>('ProductRail', { tier: 'first' });
