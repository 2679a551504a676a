import { useEffect } from 'react';
import { flushSteps } from './useStepOrder.ts';

/** Sends status changes that could still be undone when the page closes or is put away. */
export function useFlushSteps(): void {
  useEffect(() => {
    const flush = () => void flushSteps();
    // A phone may end a hidden page without a further event.
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
    };
  }, []);
}
