import { useCallback, useEffect, useRef, useState } from 'react';

/** A timer that can be paused. */
export interface CountdownView {
  /** Pauses it: call it on hover and focus. */
  pause: () => void;
  /** Resumes it: call it when hover and focus leave. */
  resume: () => void;
}

/**
 * Calls `done` when the duration for `of` has elapsed; a new `of` restarts it. Inactive when either
 * is null.
 */
export function useCountdown(of: object | null, lastsMs: number | null, done: () => void): CountdownView {
  const [paused, setPaused] = useState<object | null>(null);
  const left = useRef<{ of: object | null; lastsMs: number | null; ms: number }>({
    of: null,
    lastsMs: null,
    ms: 0,
  });
  const latest = useRef(done);
  const isPaused = of !== null && paused === of;
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    if (of === null || lastsMs === null || isPaused) return undefined;
    const isNew = left.current.of !== of || left.current.lastsMs !== lastsMs;
    const ms = isNew ? lastsMs : left.current.ms;
    const startedAt = performance.now();
    const timer = setTimeout(() => latest.current(), ms);
    return () => {
      clearTimeout(timer);
      left.current = { of, lastsMs, ms: Math.max(0, ms - (performance.now() - startedAt)) };
    };
  }, [of, lastsMs, isPaused]);
  const pause = useCallback(() => setPaused(of), [of]);
  const resume = useCallback(() => setPaused(null), []);
  return { pause, resume };
}
