/** The pieces of a page that are laid out when they come near, each before those within it. */
function* waitingPieces(within: Element): Generator<HTMLElement> {
  for (const piece of within.children) {
    if (!(piece instanceof HTMLElement)) continue;
    if (getComputedStyle(piece).contentVisibility === 'auto') yield piece;
    yield* waitingPieces(piece);
  }
}

/**
 * Lays out what is below the first view of a document, a piece each time the browser is at leisure: in one go it would hold a cheap phone
 * for a tenth of a second and more. From then on the page is as tall as it is, and pages drawn later are laid out at once: a place
 * in them is found again.
 */
export async function layOutRest(document: Document, leisure: () => Promise<void>): Promise<void> {
  const { documentElement: root, body } = document;
  if (root.dataset['firstView'] === undefined) return;
  for (const piece of waitingPieces(body)) {
    await leisure();
    piece.style.setProperty('content-visibility', 'visible');
  }
  delete root.dataset['firstView'];
}
