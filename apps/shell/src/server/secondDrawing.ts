import type { RenderedTree } from './renderToText.ts';

/** How often a page is drawn that fails. */
const mostTries = 2;

/** Draws, and where that fails draws once more, for a fault may pass; null where it fails again. Each fault is told. */
export async function drawTwice<Drawn extends Pick<RenderedTree, 'fault'>>(
  draw: () => Promise<Drawn>,
  tell: (error: unknown) => void,
): Promise<Drawn | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const drawn = await draw();
    if (!drawn.fault) return drawn;
    tell(drawn.fault.error);
  }
  return null;
}
