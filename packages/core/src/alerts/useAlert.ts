import { useState } from 'react';
import { dialogDurationMs } from './durations.ts';
import { useCountdown } from './useCountdown.ts';
import type { AlertView } from './views.ts';

/** What an alert says. */
export type AlertWords = Pick<AlertView, 'tone' | 'title' | 'text'>;

/** An alert in a dialog that goes by itself; `onClosed` is told when it went, or was closed. */
export function useAlert(onClosed: () => void = () => undefined): {
  alert: AlertView | null;
  notify: (words: AlertWords) => void;
  discard: () => void;
} {
  const [words, setWords] = useState<AlertWords | null>(null);
  const discard = () => setWords(null);
  const close = () => {
    discard();
    onClosed();
  };
  const clock = useCountdown(words, dialogDurationMs, close);
  // Copied: the same words told again are another alert, with a time of its own.
  return { alert: words && { ...words, close, ...clock }, notify: (said) => setWords({ ...said }), discard };
}
