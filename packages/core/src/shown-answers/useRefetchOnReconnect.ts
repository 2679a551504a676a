import { asApiError } from '../api/apiError.ts';
import { useNetworkBack } from '../network/useNetworkBack.ts';
import type { AppThunk } from '../store/rootReducer.ts';
import { useAppDispatch } from '../store/storeHooks.ts';
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
