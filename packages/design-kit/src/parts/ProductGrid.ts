import type { ProductCardView } from '@teranga/core/features/catalogue';
import { definePart } from './definePart.tsx';

interface ProductGridProps {
  cards: ProductCardView[];
  /** Number of images to load at once. */
  priorityCount?: number;
}

export const ProductGrid = definePart<ProductGridProps>('ProductGrid', { tier: 'first' });
