import { useServices } from '@teranga/core/services';
import type { StoreInfoView } from '@teranga/core/store-info';
import { anchors, type Anchor } from './anchors.ts';

/** The places of the home page where there is something to read. */
export function usePlaces({ about }: Pick<StoreInfoView, 'about'>): Anchor[] {
  const services = useServices();
  return anchors.filter(({ id }) => {
    if (id === 'services') return services.status !== 'ready' || services.data.length > 0;
    return id !== 'temoignages' || about.testimonials.length > 0;
  });
}
