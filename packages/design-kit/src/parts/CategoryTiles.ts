import type { TileView } from '@teranga/core/features/catalogue';
import { definePart } from './definePart.tsx';

/** Categories, each with an image. */
export const CategoryTiles = definePart<{ title: string; tiles: TileView[] }>('CategoryTiles', {
  tier: 'first',
});
