import { useEffect } from 'react';
import { flushSteps } from './useStepOrder.ts';

/** Sends status changes that could still be undone when the page closes or is put away. */
export function useFlushSteps(): void {
  useEffect(() => {
    const flush = () => void flushSteps();
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, []);
}
