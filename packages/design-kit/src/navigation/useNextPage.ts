import { idle, onFirstInteraction } from '@teranga/core/store';
import { useEffect } from 'react';
import { useNavigation } from './address.tsx';

/** Starts, at leisure, the page that most go to from here, once the shopper has stirred. */
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
