import { useServices } from '@teranga/core/features/services';
import type { StoreInfoView } from '@teranga/core/features/store-info';
import { anchors, type Anchor } from './anchors.ts';

/** Whether the store offers services: without any it is shown as a shop. */
export function useIsAgency(): boolean {
  const services = useServices();
  return services.status !== 'ready' || services.data.length > 0;
}

/** Anchors of the home page's non-empty sections. */
export function useAnchors({ about, homeSections }: Pick<StoreInfoView, 'about' | 'homeSections'>): Anchor[] {
  const isAgency = useIsAgency();
  return anchors.filter((anchor) => {
    const { id } = anchor;
    if (homeSections && 'section' in anchor && !homeSections.includes(anchor.section)) return false;
    if (id === 'services') return isAgency;
    return id !== 'temoignages' || about.testimonials.length > 0;
  });
}
