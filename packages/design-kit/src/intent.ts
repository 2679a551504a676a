import type { OverlayKind } from '@teranga/core/features/overlay';

/** Parts that `usePopup` opens over the page. */
export type PopupName = 'SearchDialog' | 'AccountMenu' | 'CurrencyMenu';

/**
 * What a shopper may be about to do: open an overlay or a popup, zoom into a card's image, put a
 * product on the wishlist.
 */
export type Intent = OverlayKind | PopupName | 'zoom' | 'wishlist';

/**
 * Attributes of an element that signals an intent when it is rested on or pressed, so that its code
 * is preloaded: `<button {...intent('share')}>`. On a card, `zoom` also magnifies its first image.
 */
export function intent(of: Intent): { 'data-intent': Intent } {
  return { 'data-intent': of };
}
