import { useCallback } from 'react';
import { useNavigation, type GoOptions } from './address.tsx';

/** Goes to an address by code; one that is none of the shell's loads a document. */
export function useGo(): (href: string, options?: GoOptions) => void {
  const { go } = useNavigation();
  return useCallback(
    (href, options) => {
      if (!go(href, options)) window.location.assign(href);
    },
    [go],
  );
}
