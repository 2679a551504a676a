import { makeShownAnswers, type ShownAnswer } from '@teranga/core/app/shown-answers';
import type { AppStore, DehydratedState } from '@teranga/core/app/store';
import { readBrowserState } from '../browserState.ts';
import { answersCache, cacheRuleOf } from './cacheRules.ts';

/** The answers the server rendered the page with. */
type Rendered = DehydratedState['api']['queries'];

/**
 * Time at which the server sent an answer, in milliseconds since 1970: a cached one reaches the
 * page long after.
 */
async function givenAt({ key, address, cameAt }: ShownAnswer, rendered: Rendered, saved: Cache | null) {
  if (rendered[key]?.fulfilledTimeStamp === cameAt) return cameAt;
  const answer = await saved?.match(address);
  const date = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(date) ? cameAt : Math.min(date, cameAt);
}

/**
 * Makes the function that returns the age of the page: when the server sent its oldest answer, in
 * milliseconds since 1970; null if no answer has an age.
 */
export function makeAgeOfAnswers(store: AppStore, window: Window): () => Promise<number | null> {
  const rendered = readBrowserState(window.document)?.store.api.queries ?? {};
  const shown = makeShownAnswers(
    store,
    (address) => cacheRuleOf({ url: new URL(address), method: 'GET', mode: 'cors' }) === 'answers',
  );
  return async () => {
    const saved = 'caches' in window ? await window.caches.open(answersCache) : null;
    const moments = await Promise.all((await shown()).map((answer) => givenAt(answer, rendered, saved)));
    return moments.length > 0 ? Math.min(...moments) : null;
  };
}
