import type { TileView } from './views.ts';

/** Collections that a home's carousel shows at most. */
const mostCollections = 5;
/** With fewer collections than this, popular categories join them. */
const enoughCollections = 3;
/** Popular categories that join at most. */
const mostCategories = 3;
/** Milliseconds for which an auto-advancing carousel shows each slide. */
export const slideMs = 3500;

/**
 * Slides of the home carousel: up to 5 collections, and up to 3 popular categories when there are
 * fewer than 3 collections.
 */
export function heroSlides(collections: readonly TileView[], categories: readonly TileView[]): TileView[] {
  const joining = collections.length < enoughCollections ? categories.slice(0, mostCategories) : [];
  return [...collections.slice(0, mostCollections), ...joining];
}
