import { useAddress, useGo } from '@teranga/design-kit/navigation';
import { useCallback } from 'react';
import { firstKey } from './browserHistory.ts';

/** What of a window tells whether there is a page before. Not every browser has the Navigation API. */
interface NavigatingWindow {
  navigation?: { canGoBack: boolean };
}

/** Whether the tab holds a page of the store before this one; another site's does not count. */
export function hasPageBefore({ navigation }: NavigatingWindow, key: string): boolean {
  return navigation?.canGoBack ?? key !== firstKey;
}

/** Leads to the page before; who came from elsewhere is led home. */
export function useGoBack(): () => void {
  const { key } = useAddress();
  const go = useGo();
  return useCallback(() => {
    if (hasPageBefore(window, key)) window.history.back();
    else go('/');
  }, [key, go]);
}
