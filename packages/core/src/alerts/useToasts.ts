import { useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store/storeHooks.ts';
import { toastClosed } from './alertsSlice.ts';
import { runToastAction } from './raiseToast.ts';
import type { ToastView } from './views.ts';

/** How long, in milliseconds, a toast stays. */
export const toastDurationMs = 4000;

/** Closes each toast when its time is up; the time stands still while they are paused. */
function useAutoClose(ids: string, isPaused: boolean): void {
  const dispatch = useAppDispatch();
  const left = useRef(new Map<string, number>());
  useEffect(() => {
    if (isPaused || ids === '') return undefined;
    const startedAt = performance.now();
    const times = ids.split(' ').map((id) => [id, left.current.get(id) ?? toastDurationMs] as const);
    const timers = times.map(([id, time]) => setTimeout(() => dispatch(toastClosed(id)), time));
    return () => {
      timers.forEach(clearTimeout);
      const passed = performance.now() - startedAt;
      left.current = new Map(times.map(([id, time]) => [id, Math.max(0, time - passed)]));
    };
  }, [dispatch, ids, isPaused]);
}

/** The toasts on screen, oldest first. Each goes by itself; while one is hovered or focused, all stay. */
export function useToasts(): ToastView[] {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector((state) => state.alerts.toasts);
  const [isPaused, setIsPaused] = useState(false);
  useAutoClose(toasts.map((toast) => toast.id).join(' '), isPaused);
  return useMemo(
    () =>
      toasts.map(({ id, tone, title, text, actionLabel }) => {
        const close = () => {
          // A closed toast is hovered no more, and its going tells no one.
          setIsPaused(false);
          dispatch(toastClosed(id));
        };
        const run = () => {
          dispatch(runToastAction(id));
          close();
        };
        return {
          id,
          tone,
          title,
          text,
          action: actionLabel === null ? null : { label: actionLabel, run },
          close,
          pause: () => setIsPaused(true),
          resume: () => setIsPaused(false),
        };
      }),
    [dispatch, toasts],
  );
}
