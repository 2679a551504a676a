import { definePart } from './definePart.tsx';

interface WishlistButtonProps {
  productId: string;
  /** The product's name, for screen readers. */
  name: string;
  className?: string | undefined;
}

/**
 * A product's wishlist button. It subscribes to its own state, so that a change re-renders one
 * button and not every card.
 */
export const WishlistButton = definePart<WishlistButtonProps>('WishlistButton', { tier: 'first' });
