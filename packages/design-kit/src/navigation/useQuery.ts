import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The address's query, read-only: to change it, link to another address. The same object until the query changes. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
