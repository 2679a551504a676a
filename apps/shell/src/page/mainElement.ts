/** The id of the element that contains the page, the target of the skip link. */
export const mainId = 'contenu';
/** Attribute of that element where the server could not render the page. */
export const errorMark = 'data-error';
/** Id of the bar that says that the store takes no orders; it is above every page. */
export const pauseBarId = 'store-pause';

/**
 * Moves the focus to where reading continues, without scrolling, for keyboards and screen readers.
 */
function focusQuietly(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** The element that an address' hash refers to; null if there is none. */
export function hashTarget(document: Document, hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Moves the focus to where a new page begins: what its hash names, its title, or else the page. */
export function focusPage(document: Document, hash = ''): void {
  const main = document.getElementById(mainId);
  const beginning = hashTarget(document, hash) ?? main?.querySelector<HTMLElement>('h1') ?? main;
  if (beginning) focusQuietly(beginning);
}

/** Time in milliseconds a page has to move a lost focus by itself. */
export const focusGraceMs = 50;

/** The page and its messages. */
const refocused = `#${mainId}, section`;

/**
 * Moves the focus to the page's beginning when the focused element leaves the page: a replaced
 * preview, a removed button or message. Returns the function to stop.
 */
export function catchFocus(document: Document, hash: string): () => void {
  let focusedElement: Element | null = null;
  const hold = () => {
    const focused = document.activeElement;
    focusedElement = focused?.closest(refocused) ? focused : null;
  };
  const move = () => {
    if (focusedElement?.isConnected === false && document.activeElement === document.body)
      focusPage(document, hash);
  };
  const watch = new MutationObserver(() => {
    if (focusedElement?.isConnected === false) setTimeout(move, focusGraceMs);
  });
  hold();
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', hold);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', hold);
  };
}
