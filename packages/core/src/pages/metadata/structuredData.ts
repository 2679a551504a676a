import { type Product, productHref } from '../../domain/product/index.ts';
import { type CrumbView, toProductCrumbs, toSelection } from '../../features/catalogue/index.ts';
import { imageUrl } from '../../domain/media/index.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { descriptionWords } from './descriptionWords.ts';
import { pageImage } from './pageImage.ts';
import { plainText, toRichText } from '../../domain/rich-text/index.ts';
import { type Service, serviceHref } from '../../features/services/index.ts';
import type { StoreSettings } from '../../lib/settings/index.ts';

const context = 'https://schema.org';

type StructuredData = Record<string, unknown>;

/** A product that can be bought, priced as its page shows it first, always in XOF. */
export function productData(product: Product, settings: StoreSettings, now: number): StructuredData {
  const { price, stock } = toSelection(product, { sku: null, quantity: 1 }, now);
  const description = descriptionWords(product);
  const files = product.gallery.map(({ name }) => name);
  const own = files.length > 0 ? files : [product.picture].filter((file) => file !== null);
  const images = own.map((file) => imageUrl(file, settings));
  const href = productHref(product.id);
  // Search engines reject products without an image.
  if (images.length === 0) images.push(pageImage({ preview: href.slice(1) }, settings));
  return {
    '@context': context,
    '@type': 'Product',
    name: product.name,
    ...(description === '' ? {} : { description }),
    ...(product.sku ? { sku: product.sku } : {}),
    ...(product.brand === null ? {} : { brand: { '@type': 'Brand', name: product.brand } }),
    image: images.map((address) => absoluteUrl(address, settings)),
    offers: {
      '@type': 'Offer',
      url: `${settings.siteUrl}${href}`,
      price,
      priceCurrency: 'XOF',
      availability: `${context}/${stock > 0 && product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${context}/NewCondition`,
    },
  };
}

/** The way to the page at `here`. */
export function breadcrumbData(crumbs: readonly CrumbView[], here: string, siteUrl: string): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${siteUrl}${href ?? here}`,
    })),
  };
}

/** The way to a product. */
export function productBreadcrumbData(product: Product, { siteUrl }: StoreSettings): StructuredData {
  return breadcrumbData(toProductCrumbs(product), productHref(product.id), siteUrl);
}

/** Structured data of a service. */
export function serviceData(service: Service, provider: string, settings: StoreSettings): StructuredData {
  const { siteUrl } = settings;
  const description = plainText(toRichText(service.description));
  return {
    '@context': context,
    '@type': 'Service',
    name: service.name,
    ...(description === '' ? {} : { description }),
    url: `${siteUrl}${serviceHref(service.id)}`,
    ...(service.category === null ? {} : { serviceType: service.category.name }),
    ...(service.picture === null
      ? {}
      : { image: absoluteUrl(imageUrl(service.picture, settings), settings) }),
    provider: { '@type': 'Organization', name: provider, url: `${siteUrl}/` },
  };
}

/** The site, named on its home page. */
export function siteData(name: string, { siteUrl }: StoreSettings): StructuredData {
  return { '@context': context, '@type': 'WebSite', name, url: `${siteUrl}/` };
}
