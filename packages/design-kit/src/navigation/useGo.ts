import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNavigation, type GoOptions } from './address.tsx';

/** Goes to an address by code; one that is none of the shell's loads a document. */
export function useGo(): (href: string, options?: GoOptions) => void {
  const navigate = useNavigate();
  const { owns } = useNavigation();
  return useCallback(
    (href, { replace = false, state = null } = {}) => {
      if (owns(href)) navigate(href, { replace, state });
      else window.location.assign(href);
    },
    [navigate, owns],
  );
}
