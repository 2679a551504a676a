import { useCallback, useEffect, useRef, useState } from 'react';

/** A clock that can be held. */
export interface CountdownView {
  /** Holds it: call it on hover and focus. */
  pause: () => void;
  /** Lets it go on: call it when hover and focus leave. */
  resume: () => void;
}

/**
 * Calls `done` when the duration for `of` has elapsed; a new `of` restarts it. Inactive when either
 * is null.
 */
export function useCountdown(of: object | null, lastsMs: number | null, done: () => void): CountdownView {
  const [held, setHeld] = useState<object | null>(null);
  const left = useRef<{ of: object | null; lastsMs: number | null; ms: number }>({
    of: null,
    lastsMs: null,
    ms: 0,
  });
  const latest = useRef(done);
  const isHeld = of !== null && held === of;
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    if (of === null || lastsMs === null || isHeld) return undefined;
    const isNew = left.current.of !== of || left.current.lastsMs !== lastsMs;
    const ms = isNew ? lastsMs : left.current.ms;
    const startedAt = performance.now();
    const timer = setTimeout(() => latest.current(), ms);
    return () => {
      clearTimeout(timer);
      left.current = { of, lastsMs, ms: Math.max(0, ms - (performance.now() - startedAt)) };
    };
  }, [of, lastsMs, isHeld]);
  const pause = useCallback(() => setHeld(of), [of]);
  const resume = useCallback(() => setHeld(null), []);
  return { pause, resume };
}
