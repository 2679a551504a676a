import type { Loadable } from '../store/loadable.ts';
import type { ServiceGroupView } from './views.ts';

/** GET /services, grouped by category; 'Autres services' last. */
export const useServices = (): Loadable<ServiceGroupView[]> => {
  throw new Error('being written');
};
