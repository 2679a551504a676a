import { baseApi } from '../../lib/api/index.ts';
import { useNetworkBack } from '../../lib/network/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';

/**
 * When the network is back and has stayed, what is on screen is read again (`refetchOnReconnect`).
 * Called once per page. `setupListeners` would not wait, and adds 250 bytes.
 */
export function useRefetchOnReconnect(): void {
  const dispatch = useAppDispatch();
  useNetworkBack(() => dispatch(baseApi.internalActions.onOnline()));
}
