import { useEffect } from 'react';
import { flushSteps, markPageLeft } from './useStepOrder.ts';

/** Sends status changes that could still be undone when the page closes or is put away. */
export function useFlushSteps(): void {
  useEffect(() => {
    const leave = () => {
      markPageLeft(true);
      flushSteps();
    };
    const comeBack = () => markPageLeft(false);
    // A phone may end a hidden page without a further event.
    const flushHidden = () => document.visibilityState === 'hidden' && flushSteps();
    comeBack();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', flushHidden);
    };
  }, []);
}
