// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldMark, holdBelow } from './holdBelow.ts';
import { drawLongPage } from './testing/longPage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete document.documentElement.dataset['firstView'];
});

/** Reads a document to its end: what it holds in the frame that follows and after each of four more. */
async function open(given: Parameters<typeof drawLongPage>[0], meanwhile = () => {}) {
  const page = drawLongPage(given);
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is a text, as in the document
  new Function(holdBelow)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const first = await page.frames(1);
  meanwhile();
  return [...first, ...(await page.frames(4))];
}

describe('what is below the first view', () => {
  it.each(['', heldMark])(
    'marked «%s» is held while the first is painted, then laid out a piece each frame, then what is within it',
    async (mark) => {
      expect(await open({ mark })).toEqual([['near', 'far'], ['near', 'far'], ['far'], ['within'], []]);
    },
  );

  it.each([
    ['was not come to at its top', { mark: null }],
    ['is scrolled already', { scrollY: 40 }],
    ['is scrolled already, before it was read', { mark: heldMark, scrollY: 40 }],
  ])('is not held when the page %s', async (_case, given) => {
    expect(await open(given)).toEqual([[], [], [], [], []]);
  });

  it('is let go at once when the page is scrolled meanwhile', async () => {
    const steps = await open({}, () => vi.stubGlobal('scrollY', 40));
    expect(steps).toEqual([['near', 'far'], ['near', 'far'], [], [], []]);
  });

  it('is let go when the page is scrolled before its document is read', async () => {
    const page = drawLongPage({ mark: heldMark });
    // oxlint-disable-next-line typescript/no-implied-eval -- the script is a text, as in the document
    new Function(holdBelow)();
    vi.stubGlobal('scrollY', 40);
    window.dispatchEvent(new Event('scroll'));
    expect([document.documentElement.dataset['firstView'], page.held()]).toEqual(['', []]);
  });

  it('is no longer hidden as a whole once the document is read', async () => {
    await open({ mark: heldMark });
    expect(document.documentElement.dataset['firstView']).toBe('');
  });
});
