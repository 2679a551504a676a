import { useMemo } from 'react';
import { useAppSelector } from '../../lib/store/index.ts';
import type { Loadable } from '../../lib/loadable/index.ts';
import { useHasInteracted } from '../../lib/hydration/index.ts';
import { toLoadable } from '../../lib/loadable/index.ts';
import { servicesApi } from './servicesApi.ts';
import { toServiceGroups } from './serviceViews.ts';
import type { ServiceGroupView } from './views.ts';

/** Shown when the services cannot be fetched. */
const servicesFailureText = 'Une erreur est survenue lors du chargement des services';

const selectServices = servicesApi.endpoints.getServices.select();

/**
 * GET /services, grouped by category; 'Autres services' last. If the server rendered without them,
 * they are fetched on the first interaction.
 */
export function useServices(): Loadable<ServiceGroupView[]> {
  const isKnown = useAppSelector((state) => !selectServices(state).isUninitialized);
  const hasInteracted = useHasInteracted();
  const query = servicesApi.useGetServicesQuery(undefined, { skip: !isKnown && !hasInteracted });
  const settings = useAppSelector((state) => state.settings);
  const services = query.currentData;
  const groups = useMemo(() => toServiceGroups(services ?? [], settings), [services, settings]);
  return toLoadable(
    query,
    () => groups,
    () => servicesFailureText,
  );
}
