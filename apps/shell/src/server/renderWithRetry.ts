import { retry, type RetryPolicy } from '@teranga/core/lib/retry';
import type { RenderedTree } from './renderToText.ts';

const atOnce: RetryPolicy = { firstMs: 0, factor: 1, most: 1 };

/**
 * Renders, with one retry, as a failure may be temporary; null if that fails too. Reports each
 * failure.
 */
export async function renderWithRetry<Rendered extends Pick<RenderedTree, 'caught'>>(
  render: () => Promise<Rendered>,
  report: (error: unknown) => void,
): Promise<Rendered | null> {
  const renderOnce = async () => {
    const rendered = await render();
    if (rendered.caught) throw rendered.caught.error;
    return rendered;
  };
  try {
    return await retry(renderOnce, atOnce, report);
  } catch (error) {
    report(error);
    return null;
  }
}
