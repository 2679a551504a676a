import { makeStore } from '@teranga/core/app/store';
import { TestRouter } from '@teranga/design-kit/testing/router';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import type { RouteMatch } from '../page/matchRoute.ts';
import { Page } from './Page.tsx';
import type { PageCode } from '../page/pageCode.ts';
import { someSettings } from '../testing/someStore.ts';

/**
 * Renders a page on a server and hydrates it in a browser: the text of each, and the number of
 * browser renders.
 */
function hydratePage(match: Pick<RouteMatch, 'page' | 'isPrivate'>) {
  let renders = 0;
  const About = () => {
    renders += 1;
    return <h1>À propos</h1>;
  };
  const code: PageCode = {
    componentOf: () => About,
    load: () => Promise.resolve(),
    discard: () => undefined,
  };
  const store = makeStore({ settings: someSettings() });
  const tree = (
    <Provider store={store}>
      <TestRouter at="/about-us">
        <Page match={{ params: {}, ...match }} code={code} />
      </TestRouter>
    </Provider>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(tree);
  const served = place.textContent;
  renders = 0;
  const { unmount } = render(tree, { container: place, hydrate: true });
  const hydrated = place.textContent;
  unmount();
  return { served, hydrated, renders };
}

describe('A hydrated page', () => {
  it('renders once over the server’s HTML', () => {
    expect(hydratePage({ page: 'about', isPrivate: false })).toEqual({
      served: 'À propos',
      hydrated: 'À propos',
      renders: 1,
    });
  });
});
