import { shownAnswers } from '@teranga/core/app/shown-answers';
import type { AppStore } from '@teranga/core/app/store';
import { cacheRuleOf } from './cacheRules.ts';

const isShared = (url: string) =>
  cacheRuleOf({ url: new URL(url), method: 'GET', mode: 'cors' }) === 'answers';

/**
 * The age of the page: when the server sent its oldest answer, in milliseconds since 1970; null if
 * no answer has an age.
 */
export function ageOfAnswers(store: AppStore): number | null {
  const moments = store.dispatch(shownAnswers(isShared)).map(({ sentAt }) => sentAt);
  return moments.length > 0 ? Math.min(...moments) : null;
}
