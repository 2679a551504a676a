import { useMemo } from 'react';
import { servicesApi } from './servicesApi.ts';
import { serviceHref } from './serviceViews.ts';

/** Links to the agency's first services; null while loading. */
export function useFirstServices(count: number): { label: string; href: string }[] | null {
  const { data, isError } = servicesApi.useGetServicesQuery();
  return useMemo(() => {
    if (data === undefined && !isError) return null;
    return (data ?? []).slice(0, count).map(({ id, name }) => ({ label: name, href: serviceHref(id) }));
  }, [data, isError, count]);
}
