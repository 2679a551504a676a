import type { AppStore } from '@teranga/core/store';
import type { CompleteDesign } from '@teranga/design-kit';
import { matchPage } from '../matchRoute.ts';
import type { PageCode } from '../pageCode.ts';
import { ownPage } from './ownPage.ts';

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

/** Starts a page's code and data together; resolves when they are here, or have taken their time. Never rejects. */
export type StartPage = (href: string) => Promise<void>;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Makes the one way pages are started: by links that are about to be followed, and by every change of address. */
export function makeStartPage({ store, code, design, here }: StartOptions): StartPage {
  return async (href) => {
    const url = ownPage(href, here());
    if (!url) return;
    const { page, params } = matchPage(design, url.pathname);
    const askForData = async () => {
      const { pageRequests } = await import('@teranga/core/page-requests');
      const requests = pageRequests(page, params, url.searchParams, design.homeRequests);
      await Promise.allSettled(requests.map((request) => store.dispatch(request)));
    };
    await Promise.race([Promise.allSettled([code.load(page), askForData()]), pause(dataGraceMs)]);
  };
}
