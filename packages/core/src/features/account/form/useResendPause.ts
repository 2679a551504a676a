import { useEffect, useState } from 'react';
import { useAppDispatch, timeNow } from '../../../lib/store/index.ts';

/** Milliseconds before another code may be requested. */
export const resendPauseMs = 60_000;
const tickMs = 1_000;

/**
 * Seconds until another code may be requested after one was sent at `lastSentAt`; 0 when none was
 * sent.
 */
export function useResendPause(lastSentAt: number | null): number {
  const dispatch = useAppDispatch();
  const sentAt = lastSentAt ?? 0;
  const [now, setNow] = useState(sentAt);
  const left = lastSentAt === null ? 0 : Math.max(0, Math.min(resendPauseMs, sentAt + resendPauseMs - now));
  const isRunning = left > 0;
  useEffect(() => {
    const tick = () => setNow(Math.max(sentAt, dispatch(timeNow())));
    tick();
    if (!isRunning) return undefined;
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [dispatch, isRunning, sentAt]);
  return Math.ceil(left / tickMs);
}
