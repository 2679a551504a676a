import type { Page } from 'playwright';
import type { Answer, CountingProxy } from '../countingProxy.ts';

/** Time in milliseconds without a request after which a page counts as loaded. */
const quietMs = 2500;

const kinds = ['HTML', 'JS', 'CSS', 'fonts', 'images', 'data'] as const;
type Kind = (typeof kinds)[number];

const kindOf = ({ path, mediaType }: Answer): Kind => {
  if (mediaType === 'text/html') return 'HTML';
  if (mediaType.endsWith('javascript')) return 'JS';
  if (mediaType === 'text/css') return 'CSS';
  if (mediaType.startsWith('font/') || path.endsWith('.woff2')) return 'fonts';
  return mediaType.startsWith('image/') ? 'images' : 'data';
};

/** Bytes of answers, by kind and in all. */
export function measureBytes(answers: readonly Answer[]): Record<Kind | 'total', number> {
  const of = (kind: Kind | null) =>
    answers.reduce((sum, answer) => sum + (kind === null || kindOf(answer) === kind ? answer.bytes : 0), 0);
  return {
    HTML: of('HTML'),
    JS: of('JS'),
    CSS: of('CSS'),
    fonts: of('fonts'),
    images: of('images'),
    data: of('data'),
    total: of(null),
  };
}

/** Waits until no answer has arrived for a while, and returns the answers. */
export async function settle(page: Page, proxy: CountingProxy): Promise<Answer[]> {
  const all: Answer[] = [];
  for (;;) {
    await page.waitForTimeout(quietMs);
    const more = proxy.take();
    // On a busy machine a first resizing takes longer than the quiet.
    if (more.length === 0 && proxy.pending() === 0) return all;
    all.push(...more);
  }
}

/** The answers by size, on request. */
export function printDetail(answers: readonly Answer[]): void {
  if (process.env['BENCH_DETAIL'])
    for (const answer of answers.toSorted((a, b) => b.bytes - a.bytes))
      console.error(answer.bytes, answer.path);
}
