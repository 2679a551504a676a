import { idle, onFirstInteraction } from '@teranga/core/lib/hydration';
import { useEffect } from 'react';
import { useNavigation } from './address.tsx';

/** Prefetches the likely next page when idle, after the first interaction. */
export function useNextPage(href: string): void {
  const { prefetch } = useNavigation();
  useEffect(() => {
    let isHere = true;
    onFirstInteraction(() => {
      void idle().then(() => {
        if (isHere) prefetch(href);
      });
    });
    return () => {
      isHere = false;
    };
  }, [href, prefetch]);
}
