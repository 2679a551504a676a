import { holdUntilInteraction, textSlot, type BrowserStorage } from '@teranga/core/store';

declare global {
  interface Window {
    /** Whether the page was touched before its code was there: see `startCode`. */
    hasInteracted?: boolean;
  }
}

/** Whoever was here before has a copy of their cart, be it empty. */
const cartCopy = textSlot('cart', 'local');

/** What a shopper does first, whatever it is. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'click', 'focusin', 'scroll'] as const;

/** How long, in milliseconds, who does nothing looks at a page until it counts as read, and not as left. */
export const restMs = 10_000;

/** Makes what a new visitor does not see yet wait for a first sign of them. Who was here before has something to be shown, and most files. */
export function awaitFirstInteraction(window: Window, storage: BrowserStorage): void {
  if (cartCopy.get(storage) !== null || window.hasInteracted) return;
  const interact = holdUntilInteraction();
  const options = { capture: true, passive: true };
  const onEvent = (event?: Event) => {
    // A carousel that turns by itself scrolls too.
    if (event?.type === 'scroll' && event.target !== window.document) return;
    for (const sign of signs) window.removeEventListener(sign, onEvent, options);
    clearTimeout(rest);
    interact();
  };
  const rest = setTimeout(onEvent, restMs);
  for (const sign of signs) window.addEventListener(sign, onEvent, options);
}
