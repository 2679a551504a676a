import type { CategorySectionView } from '@teranga/core/features/catalogue';
import { definePart } from './definePart.tsx';

/** A category and some of its products. */
export const CategorySection = definePart<{ section: CategorySectionView }>('CategorySection', {
  tier: 'first',
});
