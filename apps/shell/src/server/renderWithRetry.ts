import type { RenderedTree } from './renderToText.ts';

/** How often a page is drawn that fails. */
const mostTries = 2;

/** Draws, and where that fails draws once more, for a fault may pass; null where it fails again. Each fault is told. */
export async function renderWithRetry<Rendered extends Pick<RenderedTree, 'fault'>>(
  renderUi: () => Promise<Rendered>,
  notify: (error: unknown) => void,
): Promise<Rendered | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const rendered = await renderUi();
    if (!rendered.fault) return rendered;
    notify(rendered.fault.error);
  }
  return null;
}
