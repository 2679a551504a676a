import { isMissing } from '../../lib/api/index.ts';
import { type Product, productHref } from '../../domain/product/index.ts';
import {
  collectionHref,
  listTitle,
  noFilters,
  productsApi,
  productsHref,
  readCollectionPage,
  readFilters,
  toListCrumbs,
  toSelection,
} from '../../features/catalogue/index.ts';
import { imageUrl } from '../../domain/media/index.ts';
import { hasEnded, ordersApi } from '../../features/orders/index.ts';
import { definitionOf, type PageName, type PageParams } from '../table/index.ts';
import type { RootState } from '../../lib/store/index.ts';
import { requestedService } from '../requests/index.ts';
import { servicesApi } from '../../features/services/index.ts';
import { fallbackStore, storeApi, type StoreData } from '../../features/store-info/index.ts';
import { descriptionWords } from './descriptionWords.ts';
import type { PageMetadata } from './pageMetadata.ts';
import { quoteMetadata, serviceMetadata } from './serviceMetadata.ts';
import { productBreadcrumbData, productData, siteData, breadcrumbData } from './structuredData.ts';

/** The longest description, in characters, that search engines show. */
const longestDescription = 160;

/** A text cut at a word, with an ellipsis. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  const cut = text.slice(0, longestDescription - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : cut.length).trimEnd()}…`;
}

/**
 * Metadata of a page whose request failed: a 404 is titled as missing, any other failure has the
 * store's title only.
 */
function failedMetadata({ name, description }: Context, error: unknown, missing: string): PageMetadata {
  return { title: isMissing(error) ? `${missing} | ${name}` : name, description, noindex: true };
}

interface Context {
  state: RootState;
  name: string;
  store: StoreData;
  description: string;
}

function homeMetadata({ state, name, store, description }: Context): PageMetadata {
  const hero = store.hero?.picture ?? null;
  return {
    title: store.hero ? `${name} | ${store.hero.title}` : name,
    description,
    canonical: '/',
    ...(hero === null ? {} : { image: imageUrl(hero, state.settings) }),
    structuredData: [siteData(name, state.settings)],
  };
}

function productsMetadata({ state, name, description }: Context, query: URLSearchParams): PageMetadata {
  const filters = readFilters(query);
  const { category, collection, tag, brand, page } = filters;
  const title = listTitle(filters);
  const { data } = productsApi.endpoints.getProducts.select(filters)(state);
  return {
    title: `${title}${page > 1 ? ` – page ${page}` : ''} | ${name}`,
    description,
    // Without sort order and price filters: one canonical URL per list.
    canonical: productsHref({ category, collection, tag, brand, page }),
    // Search results are not indexed, nor are empty lists: a page beyond the last, an unknown
    // category.
    ...(filters.search === null && data?.products.length !== 0 ? {} : { noindex: true }),
  };
}

function productMetadata({ state, name, description }: Context, product: Product): PageMetadata {
  const words = descriptionWords(product);
  return {
    title: `${product.name} | ${name}`,
    description: shortened(words) || description,
    ...(product.tags.length > 0 ? { keywords: product.tags.join(', ') } : {}),
    ...(product.picture === null ? {} : { image: imageUrl(product.picture, state.settings) }),
    preview: productHref(product.id).slice(1),
    canonical: productHref(product.id),
    price: toSelection(product, { sku: null, quantity: 1 }, state.clock.now).price,
    structuredData: [
      productData(product, state.settings, state.clock.now),
      productBreadcrumbData(product, state.settings),
    ],
  };
}

/** A service, or the request for a quote of one. */
function servicesMetadata(
  context: Context,
  page: 'service' | 'quote',
  params: PageParams,
  query: URLSearchParams,
): PageMetadata {
  const { state, name, description } = context;
  const missing = { title: `Service non trouvé | ${name}`, description, noindex: true };
  if (page === 'quote') {
    const requested = requestedService(state, params, query);
    if (requested.error !== null) return { title: name, description, noindex: true };
    return requested.isMissing ? missing : quoteMetadata(requested.service, context, state.settings);
  }
  const service = servicesApi.endpoints.getService.select(params['serviceId'] ?? '')(state);
  if (service.data) {
    const metadata = serviceMetadata(service.data, context, state.settings);
    return { ...metadata, description: shortened(metadata.description) };
  }
  if (service.isError) return failedMetadata(context, service.error, 'Service non trouvé');
  return service.data === null ? missing : { title: name, description };
}

function collectionMetadata(context: Context, slug: string, page: number): PageMetadata {
  const { state, name, description } = context;
  const { data, isError, error } = productsApi.endpoints.getCollection.select({ slug, page })(state);
  if (!data) {
    return isError ? failedMetadata(context, error, 'Collection introuvable') : { title: name, description };
  }
  const { collection, page: list } = data;
  const crumbs = toListCrumbs({ ...noFilters, collection: collection.title });
  return {
    title: `${collection.title}${page > 1 ? ` – page ${page}` : ''} | ${name}`,
    description: shortened(collection.description) || description,
    ...(collection.image === null ? {} : { image: imageUrl(collection.image, state.settings) }),
    preview: collectionHref(collection.slug).slice(1),
    canonical: collectionHref(collection.slug, page),
    structuredData: [breadcrumbData(crumbs, collectionHref(collection.slug), state.settings.siteUrl)],
    ...(list.products.length === 0 && { noindex: true }),
  };
}

/** Sign-in's other form. */
const registerTitle = 'Créer un compte';

const paidTitle = 'Paiement confirmé';

/** Whether the page concerns the payment of an order that is paid and not cancelled. */
function isPaid(state: RootState, page: PageName, { orderRef }: PageParams): boolean {
  if ((page !== 'paymentSuccess' && page !== 'paymentCancel') || !orderRef) return false;
  const { data } = ordersApi.endpoints.getOrder.select(orderRef)(state);
  return data?.payment.status === 'paid' && !hasEnded(data);
}

/** Title of a page whose data gives it no other metadata. */
function plainTitle(state: RootState, page: PageName, params: PageParams, query: URLSearchParams): string {
  if (isPaid(state, page, params)) return paidTitle;
  return page === 'auth' && query.get('mode') === 'register' ? registerTitle : definitionOf(page).title;
}

/** Metadata of a page, from the Redux state. */
export function pageMetadataOf(
  state: RootState,
  page: PageName,
  params: PageParams,
  query: URLSearchParams,
): PageMetadata {
  const store = storeApi.endpoints.getStore.select()(state).data ?? fallbackStore;
  const name = store.name || state.settings.storeName;
  const description = shortened(store.footerDescription || store.hero?.text || store.about.text);
  const context: Context = { state, name, store, description };
  if (page === 'home') return homeMetadata(context);
  if (page === 'products') return productsMetadata(context, query);
  if (page === 'product') {
    const product = productsApi.endpoints.getProduct.select(params['productId'] ?? '')(state);
    if (product.data) return productMetadata(context, product.data);
    // Loading: no specific metadata yet. Failed: nothing worth indexing.
    if (!product.isError) return { title: name, description };
    return failedMetadata(context, product.error, 'Produit introuvable');
  }
  if (page === 'service' || page === 'quote') return servicesMetadata(context, page, params, query);
  if (page === 'collection')
    return collectionMetadata(context, params['slug'] ?? '', readCollectionPage(query));
  const { path, indexable } = definitionOf(page);
  return {
    title: `${plainTitle(state, page, params, query)} | ${name}`,
    description,
    ...(indexable && path !== null ? { canonical: path } : { noindex: true }),
  };
}
