import { useMemo } from 'react';
import { servicesApi } from './servicesApi.ts';

/** The first services of the agency, as links to their pages; null while they are on their way. */
export function useFirstServices(count: number): { label: string; href: string }[] | null {
  const { data, isError } = servicesApi.useGetServicesQuery();
  return useMemo(() => {
    if (data === undefined && !isError) return null;
    return (data ?? [])
      .slice(0, count)
      .map(({ id, name }) => ({ label: name, href: `/services/${encodeURIComponent(id)}` }));
  }, [data, isError, count]);
}
