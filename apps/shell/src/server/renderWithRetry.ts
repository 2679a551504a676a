import type { RenderedTree } from './renderToText.ts';

/** Maximum attempts to render a failing page. */
const mostTries = 2;

/**
 * Renders, with one retry, as a failure may be temporary; null if that fails too. Reports each
 * failure.
 */
export async function renderWithRetry<Rendered extends Pick<RenderedTree, 'caught'>>(
  render: () => Promise<Rendered>,
  report: (error: unknown) => void,
): Promise<Rendered | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const rendered = await render();
    if (!rendered.caught) return rendered;
    report(rendered.caught.error);
  }
  return null;
}
