import { useAddress, useGo } from '@teranga/design-kit/navigation';
import { useCallback } from 'react';
import { firstKey } from './browserHistory.ts';

/**
 * Window API to find out whether there is a previous page. Not every browser has the Navigation
 * API.
 */
interface NavigatingWindow {
  navigation?: { canGoBack: boolean };
}

/** Whether the tab holds a page of the store before this one; another site's does not count. */
export function hasPageBefore({ navigation }: NavigatingWindow, key: string): boolean {
  return navigation?.canGoBack ?? key !== firstKey;
}

/** Goes to the previous page, or to the home if the shopper came from elsewhere. */
export function useGoBack(): () => void {
  const { key } = useAddress();
  const go = useGo();
  return useCallback(() => {
    if (hasPageBefore(window, key)) window.history.back();
    else go('/');
  }, [key, go]);
}
