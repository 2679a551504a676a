import type { OverlayKind } from '@teranga/core/features/overlay';

/** What a shopper may be about to request: an overlay, or zooming into a card's image. */
export type Intent = OverlayKind | 'zoom';

/**
 * Attributes of an element that signals an intent when pointed at or focused, so that its code is
 * prefetched: `<button {...intent('share')}>`. On a card, `zoom` also magnifies its first image.
 */
export function intent(of: Intent): { 'data-intent': Intent } {
  return { 'data-intent': of };
}
