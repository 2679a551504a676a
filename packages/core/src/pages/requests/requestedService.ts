import type { PageParams } from '../table/index.ts';
import type { RootState } from '../../lib/store/index.ts';
import { servicesApi, type Service } from '../../features/services/index.ts';

/** The service that an address of /demande-devis names, once the services are known. */
export function requestedService(
  state: RootState,
  params: PageParams,
  query: URLSearchParams,
): { service: Service | null; isMissing: boolean; error: unknown } {
  const id = params['serviceId'] || query.get('serviceId') || '';
  const { data, error = null } = servicesApi.endpoints.getServices.select()(state);
  const service = data?.find((each) => each.id === id) ?? null;
  return { service, isMissing: id !== '' && data !== undefined && !service, error: data ? null : error };
}
