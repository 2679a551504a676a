import type * as PageRequests from '@teranga/core/pages/requests';
import type { AppStore } from '@teranga/core/app/store';
import type { CompleteDesign } from '@teranga/design-kit';
import { parsePath } from 'react-router-dom';
import { matchPage } from '../page/matchRoute.ts';
import type { PageCode } from '../page/pageCode.ts';

/**
 * Time in milliseconds the current page waits for the next one's data, so that fast answers render
 * without a skeleton.
 */
const dataGraceMs = 250;

interface StartOptions {
  store: AppStore;
  code: PageCode;
  /** The requests of its home and the pages it has. */
  design: CompleteDesign;
  /** The store takes no orders: only the server's document of the checkout says until when. */
  isPaused: boolean;
}

/**
 * Starts the code and data of an address' page together; null for what only the server answers. The
 * promise resolves when they are here, or have taken their time. It never rejects.
 */
export type StartPage = (href: string) => Promise<void> | null;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The single function that starts pages: for links about to be followed and for every navigation.
 */
export function makeStartPage({ store, code, design, isPaused }: StartOptions): StartPage {
  return (href) => {
    const { pathname = '', search = '' } = parsePath(href);
    const { page, params } = matchPage(design, pathname);
    if (page === 'notFound' || (page === 'checkout' && isPaused)) return null;
    const query = new URLSearchParams(search);
    const fetchPageData = async () => {
      const requests: typeof PageRequests = await import('@teranga/core/pages/requests');
      const answers = requests
        .pageRequests(page, params, query, design.homeRequests)
        .map((request) => store.dispatch(request));
      store.dispatch(requests.refreshCart(page, query));
      // The list has provided what a preview shows.
      if (requests.hasPreviewState(store.getState(), page, params)) return;
      // Cached data is shown at once, while it is refetched.
      const { queries } = store.getState().api;
      await Promise.allSettled(answers.filter((answer) => queries[answer.queryCacheKey]?.data === undefined));
    };
    const loading = Promise.allSettled([code.load(page), fetchPageData()]);
    return Promise.race([loading, pause(dataGraceMs)]).then(() => undefined);
  };
}
