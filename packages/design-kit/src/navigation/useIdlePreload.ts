import { idle } from '@teranga/core/lib/hydration';
import { useEffect } from 'react';
import { usePreload } from './preload.ts';

/** Preloads the likely next page when the browser is idle. */
export function useIdlePreload(href: string): void {
  const preload = usePreload();
  useEffect(() => {
    let isMounted = true;
    void idle().then(() => {
      if (isMounted) preload(href);
    });
    return () => {
      isMounted = false;
    };
  }, [href, preload]);
}
