import { dehydrate, makeStore } from '@teranga/core/app/store';
import { describe, expect, it } from 'vitest';
import type { BrowserState } from '../page/browserState.ts';
import { aDesign } from '../testing/aDesign.ts';
import { someSettings } from '../testing/someStore.ts';
import { loadFirstView } from './loadFirstView.ts';

const rendered: BrowserState = {
  store: dehydrate(makeStore({ settings: someSettings() }).getState()),
  parts: ['Breadcrumbs'],
};

/** Which of some files are fetched for the initial render of a page. */
async function fetchedFor(page: 'products' | 'orderTracking', state: BrowserState | null) {
  const { loaded, code, fetched } = aDesign();
  Object.assign(loaded.design, { theme: () => Promise.resolve() });
  await loadFirstView(loaded, code, page, state);
  return [page, 'Header', 'Breadcrumbs', 'Gallery', 'OrderTimeline'].filter((name) => fetched.includes(name));
}

describe('the initial render of a page', () => {
  it('over the server’s HTML waits for the page with its parts', async () => {
    expect(await fetchedFor('products', rendered)).toEqual(['products', 'Header', 'Breadcrumbs', 'Gallery']);
  });

  it('without server HTML waits for the first parts only', async () => {
    expect(await fetchedFor('products', null)).toEqual(['Header']);
  });
});
