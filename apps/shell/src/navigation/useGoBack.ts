import { useLocation, useNavigate } from '@teranga/design-kit/navigation';
import { useCallback } from 'react';

/** The router's key of the entry that a document is loaded at. */
export const firstKey = 'default';

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
  const { key } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    if (hasPageBefore(window, key)) navigate(-1);
    else navigate('/');
  }, [key, navigate]);
}
