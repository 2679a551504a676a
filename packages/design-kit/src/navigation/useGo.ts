import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to an address of the store by code. */
export function useGo(): (href: string, options?: { replace?: boolean; state?: unknown }) => void {
  const navigate = useNavigate();
  return useCallback((href, options) => void navigate(href, options), [navigate]);
}
