import { definePart } from './definePart.tsx';

/** The skeleton of a card. */
export const ProductCardSkeleton = definePart<object>('ProductCardSkeleton', { tier: 'first' });
