import { useState } from 'react';
import { dialogDurationMs } from './dialogDurationMs.ts';
import { useCountdown } from './useCountdown.ts';
import type { AlertView } from './views.ts';

/** Content of an alert. */
export type AlertWords = Pick<AlertView, 'tone' | 'title' | 'text'>;

/** A dialog alert that closes by itself; `onClosed` is called when it times out or is closed. */
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
  // Copied so that the same words shown again count as a new alert with its own duration.
  return { alert: words && { ...words, close, ...clock }, notify: (said) => setWords({ ...said }), discard };
}
