import { describe, expect, it } from 'vitest';
import type { BrowserState } from '../browserState.ts';
import { aDesign } from '../testing/aDesign.ts';
import { finishInitialRender } from './initialRender.ts';

const rendered = { parts: ['Breadcrumbs'] } as unknown as BrowserState;

/** Which of some files are fetched for the first drawing of a page. */
async function fetchedFor(
  page: 'products' | 'orderTracking',
  isPrivate: boolean,
  state: BrowserState | null,
) {
  const { loaded, code, fetched } = aDesign();
  Object.assign(loaded.design, { theme: () => Promise.resolve() });
  await finishInitialRender({ design: loaded, code }, { page, isPrivate }, state);
  return [page, 'Header', 'Breadcrumbs', 'Gallery', 'OrderTimeline'].filter((name) => fetched.includes(name));
}

describe('the first drawing of a page', () => {
  it('over what the server drew waits for the page and the parts that are drawn', async () => {
    expect(await fetchedFor('products', false, rendered)).toEqual(['products', 'Header', 'Breadcrumbs']);
  });

  it("of a visitor's own page waits for all of its parts, none of which the server drew", async () => {
    const all = ['orderTracking', 'Header', 'Breadcrumbs', 'Gallery', 'OrderTimeline'];
    expect(await fetchedFor('orderTracking', true, rendered)).toEqual(all);
  });

  it('from nothing waits for the first parts alone', async () => {
    expect(await fetchedFor('products', false, null)).toEqual(['Header']);
  });
});
