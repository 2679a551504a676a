import { useCallback } from 'react';
import { useNavigation, type GoOptions } from './address.tsx';

/** Goes to an address by code; one that is none of the shell's loads a document. Whoever uses it is not drawn anew when the address changes. */
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
