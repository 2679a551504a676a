import { useEffect, useEffectEvent } from 'react';
import { onNetworkBack } from './onNetworkBack.ts';

/**
 * Runs what waited for the network, once it is back and has stayed. For a screen that has no store
 * or whose code failed to load; others use `useOnReconnect`.
 */
export function useNetworkBack(run: () => void): void {
  const latest = useEffectEvent(run);
  useEffect(() => onNetworkBack(() => latest()), []);
}
