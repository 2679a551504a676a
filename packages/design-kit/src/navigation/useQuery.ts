import { useLocation } from 'react-router-dom';

/** The address's query, read-only: to change it, link to another address. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
