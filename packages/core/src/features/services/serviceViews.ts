import type { CrumbView } from '../catalogue/index.ts';
import { formatXof } from '../../domain/money/index.ts';
import { toImage, type ImageSettings } from '../../domain/media/index.ts';
import { plainText, toRichText } from '../../domain/rich-text/index.ts';
import type { Service } from './servicesApi.ts';
import type { ServiceCardView, ServiceGroupView } from './views.ts';

/** Group for services without a category, listed last. */
const otherServices = { id: 'autres', name: 'Autres services' };
const availabilityLabels = { yes: 'Disponible', no: 'Non disponible' } as const;

/** Label of a service without a price. */
const onRequestLabel = 'Sur devis';

/** A service's page. */
export function serviceHref(id: string): string {
  return `/services/${encodeURIComponent(id)}`;
}

/** The way to a service. */
export function serviceCrumbs({ name }: Pick<Service, 'name'>): CrumbView[] {
  return [
    { label: 'Accueil', href: '/' },
    { label: 'Services', href: '/#services' },
    { label: name, href: null },
  ];
}

/** The page on which quotes are requested. */
export const quotePagePath = '/demande-devis';

/** The request for a quote of a service. */
export function quoteHref(id: string): string {
  return `${quotePagePath}/${encodeURIComponent(id)}`;
}

/** View model of a service card. */
export function toServiceCard(service: Service, settings: ImageSettings): ServiceCardView {
  return {
    id: service.id,
    name: service.name,
    // It may be HTML, and a card has room for text alone.
    description: plainText(toRichText(service.description)),
    image: toImage(service.picture, service.name, settings, service.pictureColor),
    isAvailable: service.isAvailable,
    availabilityLabel: service.isAvailable ? availabilityLabels.yes : availabilityLabels.no,
    categoryName: (service.category ?? otherServices).name,
    priceLabel: service.fromPrice === null ? onRequestLabel : `Dès ${formatXof(service.fromPrice)}`,
    href: serviceHref(service.id),
    quoteHref: quoteHref(service.id),
  };
}

/** The services by category, in the order of their first appearance; those without one last. */
export function toServiceGroups(services: readonly Service[], settings: ImageSettings): ServiceGroupView[] {
  const groups = new Map<string, ServiceGroupView>();
  const ordered = [
    ...services.filter((service) => service.category !== null),
    ...services.filter((service) => service.category === null),
  ];
  for (const service of ordered) {
    const { id, name } = service.category ?? otherServices;
    const group = groups.get(id) ?? { id, name, services: [] };
    group.services.push(toServiceCard(service, settings));
    groups.set(id, group);
  }
  return [...groups.values()];
}
