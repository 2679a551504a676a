import { useEffect, useState } from 'react';

/** How long, in milliseconds, a copied link is said to be. */
export const copiedMs = 2000;

/** Result of the last attempt to copy the link; `idle` when there was none. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a text and reports the result for a while. */
export function useCopyLink(text: string): [CopyState, () => Promise<void>] {
  const [{ state, tries }, setOutcome] = useState<{ state: CopyState; tries: number }>({
    state: 'idle',
    tries: 0,
  });
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome({ state: 'idle', tries }), copiedMs);
    return () => clearTimeout(timer);
  }, [state, tries]);
  const copy = async () => {
    try {
      // Missing on pages that are not served safely, refused by some browsers: one failure as
      // another.
      await navigator.clipboard.writeText(text);
      setOutcome({ state: 'copied', tries: tries + 1 });
    } catch {
      setOutcome({ state: 'failed', tries: tries + 1 });
    }
  };
  return [state, copy];
}
