import { useEffect } from 'react';
import { useAppDispatch } from '../store/storeHooks.ts';
import { sendWaiting } from './sendWaiting.ts';

/** How long, in milliseconds, until a message that still waits is tried again: not every browser tells when the network is back. */
export const retryPauseMs = 60_000;

/** Sends the messages that wait: when a page is opened, when the network is back, and now and then. Once a page. */
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
