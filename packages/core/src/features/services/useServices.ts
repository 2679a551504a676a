import { useMemo } from 'react';
import { useAppSelector } from '../../lib/store/index.ts';
import { type Loadable, toLoadable } from '../../lib/loadable/index.ts';
import { servicesApi } from './servicesApi.ts';
import { toServiceGroups } from './serviceViews.ts';
import type { ServiceGroupView } from './views.ts';

/** Shown when the services cannot be fetched. */
const servicesFailureText = 'Une erreur est survenue lors du chargement des services';

/** GET /services, grouped by category; 'Autres services' last. */
export function useServices(): Loadable<ServiceGroupView[]> {
  const query = servicesApi.useGetServicesQuery();
  const settings = useAppSelector((state) => state.settings);
  const services = query.currentData;
  const groups = useMemo(() => toServiceGroups(services ?? [], settings), [services, settings]);
  return toLoadable(
    query,
    () => groups,
    () => servicesFailureText,
  );
}
