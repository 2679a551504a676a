import type * as PageRequests from '@teranga/core/page-requests';
import type { AppStore } from '@teranga/core/store';
import type { CompleteDesign } from '@teranga/design-kit';
import { matchPage } from '../matchRoute.ts';
import type { PageCode } from '../pageCode.ts';
import { resolveInternalLink } from './resolveInternalLink.ts';

/** How long, in milliseconds, the page that stands waits for the next one's data, so that what comes fast comes whole. */
const dataGraceMs = 250;

interface StartOptions {
  store: AppStore;
  code: PageCode;
  /** What its home shows, and which pages it draws. */
  design: CompleteDesign;
  /** The address of this moment. */
  here: () => string;
}

/** A page whose code and data are on their way. */
export interface StartedPage {
  /** Resolves when they are here, or have taken their time. Never rejects. */
  arrived: Promise<void>;
  /** Whether a first sight of it can be drawn by now: its code is here, and a list has shown what it is about. */
  hasPreviewData: () => boolean;
}

/** Starts a page's code and data together. */
export type StartPage = (href: string) => StartedPage;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const nowhere: StartedPage = { arrived: Promise.resolve(), hasPreviewData: () => false };

/** Makes the one way pages are started: by links that are about to be followed, and by every change of address. */
export function makeStartPage({ store, code, design, here }: StartOptions): StartPage {
  let requests: typeof PageRequests | null = null;
  return (href) => {
    const url = resolveInternalLink(href, here());
    if (!url) return nowhere;
    const { page, params } = matchPage(design, url.pathname);
    const hasPreviewData = () =>
      code.ready(page) !== undefined && requests?.hasPreviewState(store.getState(), page, params) === true;
    const fetchPageData = async () => {
      requests = await import('@teranga/core/page-requests');
      const answers = requests
        .pageRequests(page, params, url.searchParams, design.homeRequests)
        .map((request) => store.dispatch(request));
      store.dispatch(requests.refreshCart(page, url.searchParams));
      if (requests.hasPreviewState(store.getState(), page, params)) return;
      // What is known is shown as it is, while it is asked for anew.
      const { queries } = store.getState().api;
      await Promise.allSettled(answers.filter((answer) => queries[answer.queryCacheKey]?.data === undefined));
    };
    const arrive = async () => {
      await Promise.race([Promise.allSettled([code.load(page), fetchPageData()]), pause(dataGraceMs)]);
    };
    return { arrived: arrive(), hasPreviewData };
  };
}
