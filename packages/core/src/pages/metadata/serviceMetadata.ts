import { imageUrl } from '../../domain/media/index.ts';
import { plainText, toRichText } from '../../domain/rich-text/index.ts';
import {
  quoteHref,
  quotePagePath,
  type Service,
  serviceCrumbs,
  serviceHref,
} from '../../features/services/index.ts';
import type { StoreSettings } from '../../lib/settings/index.ts';
import type { PageMetadata } from './pageMetadata.ts';
import { serviceData, breadcrumbData } from './structuredData.ts';

/** A service's image, and the name of its preview image. */
function serviceImages({ id, picture }: Service, settings: StoreSettings) {
  return {
    ...(picture === null ? {} : { image: imageUrl(picture, settings) }),
    preview: serviceHref(id).slice(1),
  };
}

/** Metadata of a service page. */
export function serviceMetadata(
  service: Service,
  store: { name: string; description: string },
  settings: StoreSettings,
): PageMetadata {
  const href = serviceHref(service.id);
  return {
    title: `${service.name} | ${store.name}`,
    description: plainText(toRichText(service.description)) || store.description,
    ...serviceImages(service, settings),
    canonical: href,
    structuredData: [
      serviceData(service, store.name, settings),
      breadcrumbData(serviceCrumbs(service), href, settings.siteUrl),
    ],
  };
}

/** Metadata of the quote request; of its service, where the URL names a known one. */
export function quoteMetadata(
  service: Service | null,
  store: { name: string; description: string },
  settings: StoreSettings,
): PageMetadata {
  return {
    title: `Demande de devis${service ? ` : ${service.name}` : ''} | ${store.name}`,
    description: store.description,
    ...(service ? serviceImages(service, settings) : {}),
    canonical: service ? quoteHref(service.id) : quotePagePath,
  };
}
