import type { TileView } from '@teranga/core/features/catalogue';
import { definePart } from './definePart.tsx';

/** Collections, each with an image. */
export const CollectionTiles = definePart<{ title: string; tiles: TileView[] }>('CollectionTiles', {
  tier: 'first',
});
