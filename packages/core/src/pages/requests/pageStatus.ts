import { missingStatus, tooManyStatus, unavailableStatus } from '@teranga/contract/statuses';
import { asApiError, isMissing } from '../../lib/api/index.ts';
import type { RootState } from '../../lib/store/index.ts';
import { definitionOf, type PageName, type PageParams } from '../table/index.ts';
import { pageRequests } from './pageRequests.ts';
import { requestedService } from './requestedService.ts';

const okStatus = 200;

/** The error of the page's main request; null when there is none. */
function pageFailure(state: RootState, page: PageName, params: PageParams, query: URLSearchParams): unknown {
  if (page === 'quote') return requestedService(state, params, query).error;
  if (!definitionOf(page).needsFirstRequest) return null;
  return pageRequests(page, params, query, [])[0]?.errorIn(state) ?? null;
}

/** The HTTP status of a page whose requests are answered. */
export function pageStatus(
  state: RootState,
  page: PageName,
  params: PageParams,
  query: URLSearchParams,
): number {
  if (page === 'notFound') return missingStatus;
  if (page === 'quote' && requestedService(state, params, query).isMissing) return missingStatus;
  const failure = pageFailure(state, page, params, query);
  if (failure === null) return okStatus;
  const { status } = asApiError(failure);
  return isMissing(failure) || status === tooManyStatus ? status : unavailableStatus;
}
