import { pageRequests, type HomeRequestName } from '@teranga/core/page-requests';
import type { AppStore } from '@teranga/core/store';
import { matchRoute, redirectOf } from '../matchRoute.ts';
import type { PageCode } from '../pageCode.ts';

/** How long, in milliseconds, the page that stands waits for the next one's data, so that what comes fast comes whole. */
const dataGraceMs = 250;

interface StartOptions {
  store: AppStore;
  code: PageCode;
  /** What the design's home shows. */
  homeRequests: readonly HomeRequestName[];
  /** This site's origin: an address elsewhere is none of ours. */
  origin: string;
}

/** Starts a page's code and data together; resolves when they are here, or have taken their time. Never rejects. */
export type StartPage = (href: string) => Promise<void>;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const settled = (work: PromiseLike<unknown>[]) => Promise.allSettled(work).then(() => undefined);

/** Makes the one way pages are started: by links that are about to be followed, and by every change of address. */
export function makeStartPage({ store, code, homeRequests, origin }: StartOptions): StartPage {
  return async (href) => {
    const asked = URL.canParse(href, origin) ? new URL(href, origin) : null;
    if (asked?.origin !== origin) return;
    const url = new URL(redirectOf(asked.pathname, asked.search) ?? asked, origin);
    const { page, params } = matchRoute(url.pathname);
    const requests = pageRequests(page, params, url.searchParams, homeRequests);
    const data = requests.map((request) => store.dispatch(request));
    await Promise.race([settled([code.load(page), ...data]), pause(dataGraceMs)]);
  };
}
