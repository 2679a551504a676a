import { useMemo } from 'react';
import { servicesApi } from './servicesApi.ts';

/** The first services of the agency, as links to their pages. */
export function useFirstServices(count: number): { label: string; href: string }[] {
  const { data } = servicesApi.useGetServicesQuery();
  return useMemo(
    () =>
      (data ?? [])
        .slice(0, count)
        .map(({ id, name }) => ({ label: name, href: `/services/${encodeURIComponent(id)}` })),
    [data, count],
  );
}
