import type { ProductCardView } from '@teranga/core/features/catalogue';
import { definePart } from './definePart.tsx';

interface ProductCardProps {
  card: ProductCardView;
  /** True for images above the fold: loaded at once. */
  isPriority?: boolean;
  /** Rendered width of its image, where the cards of a design's grid differ. */
  sizes?: string;
}

export const ProductCard = definePart<ProductCardProps>('ProductCard', { tier: 'first' });
