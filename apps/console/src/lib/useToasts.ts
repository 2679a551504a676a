import type { Toast } from '@teranga/ui/toast';
import { useEffect, useMemo, useRef } from 'react';
import { useConsoleDispatch, useConsoleSelector } from './consoleStore.ts';
import { closeToast, runToastAction } from './toasts.ts';

/** The messages on screen; each goes away by itself. */
export function useToasts(): Toast[] {
  const dispatch = useConsoleDispatch();
  const messages = useConsoleSelector(({ toasts }) => toasts);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    for (const { id, stays } of messages)
      if (!timers.current.has(id))
        timers.current.set(
          id,
          setTimeout(() => dispatch(closeToast(id)), stays),
        );
  }, [dispatch, messages]);
  return useMemo(
    () =>
      messages.map(({ id, tone, text, action }) => ({
        id,
        tone,
        title: null,
        text,
        action:
          action === null
            ? null
            : { label: action, run: () => (runToastAction(id), dispatch(closeToast(id))) },
        close: () => dispatch(closeToast(id)),
      })),
    [dispatch, messages],
  );
}
