import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { onNetworkBack } from '../network/index.ts';
import { useAppDispatch } from '../store/index.ts';

/**
 * Reports the network's return to the store: RTK Query then refetches what is on screen, and
 * `useOnReconnect` runs. Called once per page.
 */
export function useReconnectListener(): void {
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      setupListeners(dispatch, (_dispatch, { onOnline }) => onNetworkBack(() => void dispatch(onOnline()))),
    [dispatch],
  );
}
