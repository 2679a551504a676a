import { asApiError } from '../api/apiError.ts';
import { useNetworkBack } from '../network/useNetworkBack.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { useAppDispatch } from '../store/storeHooks.ts';
import { refetchedAnswer, shownQueries } from './shownQueries.ts';

/** Asks anew for what is on screen and got no answer. What a server refused is not asked again. */
function refetchFailed(): AppThunk {
  return (dispatch, getState) => {
    for (const [, query] of shownQueries(getState())) {
      const isNetworkError = query.error !== undefined && asApiError(query.error).isNetworkError === true;
      const request = isNetworkError ? refetchedAnswer(query) : null;
      if (request) void dispatch(request);
    }
  };
}

/** Brings what a page could not show for want of a network, once that is back. Once a page. */
export function useRefetchOnReconnect(): void {
  const dispatch = useAppDispatch();
  useNetworkBack(() => dispatch(refetchFailed()));
}
