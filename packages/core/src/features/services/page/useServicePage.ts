import { asApiError, isMissing } from '../../../lib/api/index.ts';
import type { CrumbView } from '../../catalogue/index.ts';
import { type RichTextNode, toRichText } from '../../../domain/rich-text/index.ts';
import { type Service, type ServiceCardView, serviceCrumbs, servicesApi, toServiceCard } from '../index.ts';
import type { StoreSettings } from '../../../lib/settings/index.ts';
import { useStoreData } from '../../store-info/index.ts';
import { useAppSelector } from '../../../lib/store/index.ts';
import { quoteMessage, whatsappHref } from '../../../domain/phone/index.ts';

/** How many similar services a service's page shows. */
export const similarServicesCount = 3;
/** Shown for a service that is not there. */
export const serviceNotFound = {
  title: 'Service non trouvé',
  message: "Nous n'avons pas pu trouver le service demandé.",
} as const;

/** /services/{id}. */
export type ServicePageView =
  | { status: 'loading' }
  | { status: 'missing'; title: string; message: string }
  | { status: 'failed'; message: string; retry: () => void }
  | {
      status: 'ready';
      crumbs: CrumbView[];
      service: ServiceCardView;
      /** Sanitised. */
      description: RichTextNode[];
      /** In words, such as «3 jours ouvrés». */
      duration: string | null;
      /** What the customer brings. */
      documents: string[];
      similar: ServiceCardView[];
      /** WhatsApp link with a question about the service; null where the store has no number. */
      questionHref: string | null;
    };

/**
 * The most similar services: the same category first, then available ones before unavailable ones.
 */
export function similarServices(service: Service, services: readonly Service[]): Service[] {
  const distance = ({ category, isAvailable }: Service) =>
    (category?.id === service.category?.id ? 0 : 2) + (isAvailable ? 0 : 1);
  return services
    .filter(({ id }) => id !== service.id)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, similarServicesCount);
}

/** WhatsApp message with a question about a service. */
const questionOf = ({ name, href }: ServiceCardView, { storeName, siteUrl }: StoreSettings): string =>
  quoteMessage({
    storeName,
    intent: 'je souhaite des informations sur',
    serviceName: name,
    answers: [],
    url: siteUrl && siteUrl + href,
  });

/** /services/{id}. */
export function useServicePage(serviceId: string): ServicePageView {
  const settings = useAppSelector((state) => state.settings);
  const { whatsapp } = useStoreData();
  const { currentData, isError, error, refetch } = servicesApi.useGetServiceQuery(serviceId);
  const { data: services } = servicesApi.useGetServicesQuery();
  if (isError && !isMissing(error) && !currentData)
    return { status: 'failed', message: asApiError(error).message, retry: () => void refetch() };
  if (currentData === null || (isError && !currentData)) return { status: 'missing', ...serviceNotFound };
  if (!currentData) return { status: 'loading' };
  const service = toServiceCard(currentData, settings);
  return {
    status: 'ready',
    crumbs: serviceCrumbs(service),
    service,
    description: toRichText(currentData.description),
    duration: currentData.duration,
    documents: currentData.documents,
    similar: similarServices(currentData, services ?? []).map((each) => toServiceCard(each, settings)),
    questionHref: whatsappHref(whatsapp, questionOf(service, settings)),
  };
}
