/** The id of the element that holds the page, where the skip link leads. */
export const mainId = 'contenu';

/** Moves the focus to where a new page begins, its title or else the page, without scrolling: a screen reader goes on from there. */
export function focusPage(document: Document): void {
  const main = document.getElementById(mainId);
  const beginning = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!beginning) return;
  if (!beginning.hasAttribute('tabindex')) beginning.setAttribute('tabindex', '-1');
  beginning.focus({ preventScroll: true });
}
