import { useEffect, useEffectEvent } from 'react';

/** Milliseconds a network must stay back before it is used: one that returns often drops again. */
export const networkSettleMs = 1000;

/** Runs what waited for the network, once it is back and has stayed. */
export function useNetworkBack(run: () => void): void {
  const latest = useEffectEvent(run);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onEvent = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (navigator.onLine) latest();
      }, networkSettleMs);
    };
    window.addEventListener('online', onEvent);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onEvent);
    };
  }, []);
}
