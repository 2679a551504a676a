import { useMemo } from 'react';
import { useAddress } from './address.tsx';

/**
 * The address's query, read-only: to change it, navigate to another address. The same object until
 * the query changes.
 */
export function useQuery(): URLSearchParams {
  const { search } = useAddress();
  return useMemo(() => new URLSearchParams(search), [search]);
}
