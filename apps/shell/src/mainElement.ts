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

/** How long, in milliseconds, a page may take to move a lost focus by itself. */
export const focusGraceMs = 50;

/** The page, and the messages beside it. */
const ownPlaces = `#${mainId}, section`;

/**
 * Catches the focus when what held it leaves the page: a first sight, or grey places, that give way to the page itself; a button
 * that is gone once it was pressed, the cross of a message too. It goes to where the page begins. Gives the way to stop.
 */
export function catchFocus(document: Document, hash: string): () => void {
  let held: Element | null = null;
  const hold = () => {
    const focused = document.activeElement;
    held = focused?.closest(ownPlaces) ? focused : null;
  };
  const move = () => {
    if (held?.isConnected === false && document.activeElement === document.body) focusPage(document, hash);
  };
  const watch = new MutationObserver(() => {
    if (held?.isConnected === false) setTimeout(move, focusGraceMs);
  });
  hold();
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', hold);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', hold);
  };
}
