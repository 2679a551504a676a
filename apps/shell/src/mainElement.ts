/** The id of the element that holds the page, where the skip link leads. */
export const mainId = 'contenu';

/** Moves the focus to where reading goes on, without scrolling: the keyboard and a screen reader go on from there. */
function focusQuietly(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}

/** The element that an address' hash names; null when the page has none of that name. */
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

/**
 * Moves the focus to where a new page begins. A first sight of it, or its grey places, give way to the page itself: the focus goes
 * from one title to the next, until the shopper moves it. Gives the way to stop.
 */
export function keepFocus(document: Document, hash: string): () => void {
  focusPage(document, hash);
  let kept = document.activeElement;
  const follow = new MutationObserver(() => {
    if (kept?.isConnected || document.activeElement !== document.body) return;
    focusPage(document, hash);
    kept = document.activeElement;
  });
  const look = () => {
    if (kept?.isConnected && document.activeElement !== kept) stop();
  };
  const stop = () => {
    follow.disconnect();
    document.removeEventListener('focusin', look);
  };
  follow.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', look);
  return stop;
}
