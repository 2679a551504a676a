import type { ProductCardView } from '@teranga/core/features/catalogue';
import { definePart } from './definePart.tsx';

interface ProductCardProps {
  card: ProductCardView;
  /** True for images above the fold: loaded at once. */
  isPriority?: boolean;
}

export const ProductCard = definePart<ProductCardProps>('ProductCard', { tier: 'first' });
