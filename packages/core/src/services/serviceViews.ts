import { toPicture, type PictureSettings } from '../media/toPicture.ts';
import type { Service } from './servicesApi.ts';
import type { ServiceCardView, ServiceGroupView } from './views.ts';

/** Where services without a category are put, and it comes last. */
const otherServices = { id: 'autres', name: 'Autres services' };
const availabilityLabels = { yes: 'Disponible', no: 'Non disponible' } as const;

/** What a service's card is drawn with besides the service. */
export interface ServiceContext {
  settings: PictureSettings;
  whatsappHref: string | null;
  phoneHref: string | null;
}

/** How to ask the agency about a service: by WhatsApp with the service named, by telephone, or at the page's contacts. */
function contactHref(service: Service, { whatsappHref, phoneHref }: ServiceContext): string {
  const question = `Bonjour, je souhaite des informations sur : ${service.name}`;
  if (whatsappHref) return `${whatsappHref}?text=${encodeURIComponent(question)}`;
  return phoneHref ?? '#contact';
}

/** A service as a card draws it. */
export function toServiceCard(service: Service, context: ServiceContext): ServiceCardView {
  return {
    id: service.id,
    name: service.name,
    description: service.description,
    picture: toPicture(service.picture, service.name, context.settings, service.pictureColor),
    isAvailable: service.isAvailable,
    availabilityLabel: service.isAvailable ? availabilityLabels.yes : availabilityLabels.no,
    categoryName: (service.category ?? otherServices).name,
    href: contactHref(service, context),
  };
}

/** The services by category, in the order of their first appearance; those without one last. */
export function toServiceGroups(services: readonly Service[], context: ServiceContext): ServiceGroupView[] {
  const groups = new Map<string, ServiceGroupView>();
  const ordered = [
    ...services.filter((service) => service.category !== null),
    ...services.filter((service) => service.category === null),
  ];
  for (const service of ordered) {
    const { id, name } = service.category ?? otherServices;
    const group = groups.get(id) ?? { id, name, services: [] };
    group.services.push(toServiceCard(service, context));
    groups.set(id, group);
  }
  return [...groups.values()];
}
