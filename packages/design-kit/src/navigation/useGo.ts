import { useCallback } from 'react';
import { useNavigation, type GoOptions } from './address.tsx';

/**
 * Navigates by code; an external address loads a document. Its component does not re-render when
 * the address changes.
 */
export function useGo(): (href: string, options?: GoOptions) => void {
  const { owns, go } = useNavigation();
  return useCallback(
    (href, { replace = false, state = null } = {}) => {
      if (owns(href)) go(href, { replace, state });
      else window.location.assign(href);
    },
    [go, owns],
  );
}
