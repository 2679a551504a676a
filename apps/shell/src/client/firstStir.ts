import { holdTillStir, textSlot, type BrowserStorage } from '@teranga/core/store';

declare global {
  interface Window {
    /** Whether the page was touched before its code was there: see `startCode`. */
    isStirred?: boolean;
  }
}

/** Whoever was here before has a copy of their cart, be it empty. */
const cartCopy = textSlot('cart', 'local');

/** What a shopper does first, whatever it is. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'click', 'focusin', 'scroll'] as const;

/** How long, in milliseconds, who does nothing looks at a page until it counts as read, and not as left. */
export const restMs = 10_000;

/** Makes what a new visitor does not see yet wait for a first sign of them. Who was here before has something to be shown, and most files. */
export function awaitFirstStir(window: Window, storage: BrowserStorage): void {
  if (cartCopy.get(storage) !== null || window.isStirred) return;
  const stir = holdTillStir();
  const options = { capture: true, passive: true };
  const hear = (event?: Event) => {
    // A carousel that turns by itself scrolls too.
    if (event?.type === 'scroll' && event.target !== window.document) return;
    for (const sign of signs) window.removeEventListener(sign, hear, options);
    clearTimeout(rest);
    stir();
  };
  const rest = setTimeout(hear, restMs);
  for (const sign of signs) window.addEventListener(sign, hear, options);
}
