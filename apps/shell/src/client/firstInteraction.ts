import { holdUntilInteraction } from '@teranga/core/lib/hydration';
import { textSlot, type BrowserStorage } from '@teranga/core/lib/services';

declare global {
  interface Window {
    /** Whether the page was touched before its code was there: see `startCode`. */
    hasInteracted?: boolean;
  }
}

/** Every returning visitor has a stored copy of their cart, even if it is empty. */
const cartCopy = textSlot('cart', 'local');

/** Events that count as the first interaction. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'click', 'focusin', 'scroll'] as const;

/**
 * Time in milliseconds without interaction after which a page counts as read rather than bounced.
 */
export const restMs = 10_000;

/**
 * Defers what a new visitor does not see yet until the first interaction. Returning visitors have
 * state to show and most files cached.
 */
export function awaitFirstInteraction(window: Window, storage: BrowserStorage): void {
  if (cartCopy.get(storage) !== null || window.hasInteracted) return;
  const interact = holdUntilInteraction();
  const options = { capture: true, passive: true };
  const onEvent = (event?: Event) => {
    // An auto-playing carousel fires scroll events too.
    if (event?.type === 'scroll' && event.target !== window.document) return;
    for (const sign of signs) window.removeEventListener(sign, onEvent, options);
    clearTimeout(rest);
    interact();
  };
  const rest = setTimeout(onEvent, restMs);
  for (const sign of signs) window.addEventListener(sign, onEvent, options);
}
