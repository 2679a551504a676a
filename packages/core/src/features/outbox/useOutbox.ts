import { useCallback, useEffect } from 'react';
import { useOnReconnect } from '../../lib/reconnect/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { sendWaiting } from './sendWaiting.ts';

/** Milliseconds between retries of a queued message: not every browser reports a reconnection. */
export const retryPauseMs = 60_000;

/**
 * Sends the queued messages on page load, on reconnection and periodically. Called once per page.
 */
export function useOutbox(): void {
  const dispatch = useAppDispatch();
  const send = useCallback(() => void (navigator.onLine && dispatch(sendWaiting())), [dispatch]);
  useEffect(() => {
    send();
    const timer = setInterval(send, retryPauseMs);
    return () => clearInterval(timer);
  }, [send]);
  useOnReconnect(send);
}
