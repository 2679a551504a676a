import type { Toast } from '@teranga/ui/toast';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useConsoleDispatch, useConsoleSelector } from './consoleStore.ts';
import { closeToast, runToastAction } from './toasts.ts';

/** The messages on screen; each goes away by itself, but not while it is pointed at or focused. */
export function useToasts(): Toast[] {
  const dispatch = useConsoleDispatch();
  const messages = useConsoleSelector(({ toasts }) => toasts);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const start = useCallback(
    (id: string, ms: number) => {
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => dispatch(closeToast(id)), ms),
      );
    },
    [dispatch],
  );
  useEffect(() => {
    for (const { id, stays } of messages) if (!timers.current.has(id)) start(id, stays);
  }, [messages, start]);
  return useMemo(
    () =>
      messages.map(({ id, tone, text, action, stays }) => ({
        id,
        tone,
        title: null,
        text,
        action:
          action === null
            ? null
            : {
                label: action,
                run: () => {
                  runToastAction(id);
                  dispatch(closeToast(id));
                },
              },
        close: () => dispatch(closeToast(id)),
        pause: () => clearTimeout(timers.current.get(id)),
        resume: () => start(id, stays),
      })),
    [dispatch, messages, start],
  );
}
