import { useEffect } from 'react';
import { useAppDispatch } from '../../lib/store/index.ts';
import { sendWaiting } from './sendWaiting.ts';

/** Milliseconds between retries of a queued message: not every browser reports a reconnection. */
export const retryPauseMs = 60_000;

/**
 * Sends the queued messages on page load, on reconnection and periodically. Called once per page.
 */
export function useOutbox(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const send = () => void (navigator.onLine && dispatch(sendWaiting()));
    send();
    const timer = setInterval(send, retryPauseMs);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [dispatch]);
}
