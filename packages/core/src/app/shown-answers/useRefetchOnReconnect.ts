import { asApiError } from '../../lib/api/index.ts';
import { useNetworkBack } from '../../lib/network/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { refetchedAnswer, shownQueries } from './shownQueries.ts';

/**
 * Refetches queries on screen that got no response. Requests the server refused are not repeated.
 */
function refetchFailed(): AppThunk {
  return (dispatch, getState) => {
    for (const [, query] of shownQueries(getState())) {
      const isNetworkError = query.error !== undefined && asApiError(query.error).isNetworkError === true;
      const request = isNetworkError ? refetchedAnswer(query) : null;
      if (request) void dispatch(request);
    }
  };
}

/**
 * On reconnection, refetches what a page could not show for lack of a network. Called once per
 * page.
 */
export function useRefetchOnReconnect(): void {
  const dispatch = useAppDispatch();
  useNetworkBack(() => dispatch(refetchFailed()));
}
