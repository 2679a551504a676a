import { useSyncExternalStore } from 'react';

/** What waits for the shopper; null where nothing does: once there was a sign, in stories, on pages that no server drew. */
let waiting: (() => void)[] | null = null;

/** Makes what is not seen at first wait until the function it gives is called: a page that is only looked at loads no more than it shows. */
export function holdUntilInteraction(): () => void {
  const held: (() => void)[] = [];
  waiting = held;
  return () => {
    waiting = null;
    for (const run of held.splice(0)) run();
  };
}

/** Runs work at once, or where the page is only looked at so far, when its shopper first stirs. */
export function onFirstInteraction(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}

const hasInteracted = () => waiting === null;

function subscribe(run: () => void): () => void {
  onFirstInteraction(run);
  return () => undefined;
}

/** Whether the shopper has stirred, or nothing waits for it. */
export function useHasInteracted(): boolean {
  return useSyncExternalStore(subscribe, hasInteracted, hasInteracted);
}
