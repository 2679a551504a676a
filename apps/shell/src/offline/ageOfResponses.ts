import { shownResponses } from '@teranga/core/app/shown-responses';
import type { AppStore } from '@teranga/core/app/store';
import { cacheRuleOf } from './cacheRules.ts';

const isShared = (url: string) =>
  cacheRuleOf({ url: new URL(url), method: 'GET', mode: 'cors' }) === 'answers';

/**
 * The age of the page: when the server sent its oldest response, in milliseconds since 1970; null
 * if no response has an age.
 */
export function ageOfResponses(store: AppStore): number | null {
  const moments = store.dispatch(shownResponses(isShared)).map(({ sentAt }) => sentAt);
  return moments.length > 0 ? Math.min(...moments) : null;
}
