import type { OverlayKind } from '@teranga/core/overlay';

/** What a shopper may be about to ask for: an overlay, or a closer look at a card's picture. */
export type Intent = OverlayKind | 'zoom';

/** Marks what, pointed at or focused, shows an intent, so that its code is fetched before it is pressed: `<button {...intent('share')}>`. On a card, `zoom` also magnifies its first picture. */
export function intent(of: Intent): { 'data-intent': Intent } {
  return { 'data-intent': of };
}
