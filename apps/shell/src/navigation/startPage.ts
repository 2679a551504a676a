import type * as PageRequests from '@teranga/core/pages/requests';
import type { AppStore } from '@teranga/core/app/store';
import type { CompleteDesign } from '@teranga/design-kit';
import { parsePath } from 'react-router-dom';
import { matchPage } from '../matchRoute.ts';
import type { PageCode } from '../pageCode.ts';

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

/** A page whose code and data are loading. */
export interface StartedPage {
  /** Resolves when they are here, or have taken their time. Never rejects. */
  arrived: Promise<void>;
  /** Whether a preview can render now: its code is loaded, and a list has provided the product. */
  hasPreview: boolean;
}

/** Starts the code and data of an address' page together; null for what only the server answers. */
export type StartPage = (href: string) => StartedPage | null;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The single function that starts pages: for links about to be followed and for every navigation.
 */
export function makeStartPage({ store, code, design, isPaused }: StartOptions): StartPage {
  let requests: typeof PageRequests | null = null;
  return (href) => {
    const { pathname = '', search = '' } = parsePath(href);
    const { page, params } = matchPage(design, pathname);
    if (page === 'notFound' || (page === 'checkout' && isPaused)) return null;
    const query = new URLSearchParams(search);
    const hasPreview =
      code.ready(page) !== undefined && requests?.hasPreviewState(store.getState(), page, params) === true;
    const fetchPageData = async () => {
      requests = await import('@teranga/core/pages/requests');
      const answers = requests
        .pageRequests(page, params, query, design.homeRequests)
        .map((request) => store.dispatch(request));
      store.dispatch(requests.refreshCart(page, query));
      if (requests.hasPreviewState(store.getState(), page, params)) return;
      // Cached data is shown at once, while it is refetched.
      const { queries } = store.getState().api;
      await Promise.allSettled(answers.filter((answer) => queries[answer.queryCacheKey]?.data === undefined));
    };
    const arrive = async () => {
      await Promise.race([Promise.allSettled([code.load(page), fetchPageData()]), pause(dataGraceMs)]);
    };
    return { arrived: arrive(), hasPreview };
  };
}
