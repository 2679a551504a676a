import { useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store/index.ts';
import { pageChanged, selectToasts, toastClosed } from './alertsSlice.ts';
import { runToastAction } from './raiseToast.ts';
import type { ToastView } from './views.ts';

/** How long, in milliseconds, a toast stays. */
export const toastDurationMs = 4000;

/**
 * Closes each toast when its duration has elapsed; pausing stops the timers. `turns` lists
 * «id/turn»; a new turn restarts the duration.
 */
function useAutoClose(turns: string, isPaused: boolean): void {
  const dispatch = useAppDispatch();
  const left = useRef(new Map<string, number>());
  useEffect(() => {
    if (isPaused || turns === '') return undefined;
    const startedAt = performance.now();
    const times = turns.split(' ').map((each) => [each, left.current.get(each) ?? toastDurationMs] as const);
    const timers = times.map(([each, time]) =>
      setTimeout(() => dispatch(toastClosed(each.split('/')[0] ?? each)), time),
    );
    return () => {
      timers.forEach(clearTimeout);
      const passed = performance.now() - startedAt;
      left.current = new Map(times.map(([each, time]) => [each, Math.max(0, time - passed)]));
    };
  }, [dispatch, turns, isPaused]);
}

/** Closes what only concerned the last page. */
function useCloseOnPage(pathname: string): void {
  const dispatch = useAppDispatch();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) dispatch(pageChanged());
    shown.current = pathname;
  }, [dispatch, pathname]);
}

/**
 * The toasts on screen, oldest first. Each closes by itself; hovering or focusing one pauses all.
 * `pathname`: the page that they are on.
 */
export function useToasts(pathname = ''): ToastView[] {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const [isPaused, setIsPaused] = useState(false);
  useCloseOnPage(pathname);
  useAutoClose(toasts.map(({ id, turn }) => `${id}/${turn}`).join(' '), isPaused);
  return useMemo(
    () =>
      toasts.map(({ id, turn, tone, title, text, actionLabel }) => {
        const close = () => {
          // A toast closed while hovered fires no mouseleave, so the pause is lifted here.
          setIsPaused(false);
          dispatch(toastClosed(id));
        };
        const run = () => {
          dispatch(runToastAction(id));
          close();
        };
        return {
          id,
          turn,
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
