import { useSyncExternalStore } from 'react';

/**
 * Work held back until the first interaction; null when nothing is: after it, in stories, on pages
 * without server rendering.
 */
let waiting: (() => void)[] | null = null;

/**
 * Holds back work below the fold until the returned function is called: a page without interaction
 * loads only what it shows.
 */
export function holdUntilInteraction(): () => void {
  const held: (() => void)[] = [];
  waiting = held;
  return () => {
    waiting = null;
    for (const run of held.splice(0)) run();
  };
}

/** Runs work at once, or at the first interaction while work is held back. */
export function onFirstInteraction(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}

const hasInteracted = () => waiting === null;

function subscribe(run: () => void): () => void {
  onFirstInteraction(run);
  return () => undefined;
}

/** True after the first interaction, or when nothing is held back. */
export function useHasInteracted(): boolean {
  return useSyncExternalStore(subscribe, hasInteracted, hasInteracted);
}
