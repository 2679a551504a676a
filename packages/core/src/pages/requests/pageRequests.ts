import type { AppThunk, RootState } from '../../lib/store/index.ts';
import { categoriesApi } from '../../features/catalogue/index.ts';
import { readBuyNow } from '../../features/checkout/index.ts';
import { readCollectionPage } from '../../features/catalogue/index.ts';
import { knownProduct } from '../../features/catalogue/index.ts';
import { readFilters } from '../../features/catalogue/index.ts';
import { productsApi } from '../../features/catalogue/index.ts';
import { ordersApi } from '../../features/orders/index.ts';
import { servicesApi } from '../../features/services/index.ts';
import { storeApi } from '../../features/store-info/index.ts';
import { quiet, renewing } from './asking.ts';

/**
 * Home page content: each name stands for one request to be answered before the page is rendered.
 */
export type HomeRequestName =
  'newProducts' | 'bestSellers' | 'categorySections' | 'popularCategories' | 'collectionThemes' | 'services';

/** The pages there are. */
export type PageName =
  | 'home'
  | 'products'
  | 'product'
  | 'theme'
  | 'cart'
  | 'wishlist'
  | 'checkout'
  | 'service'
  | 'quote'
  | 'auth'
  | 'profile'
  | 'myOrders'
  | 'about'
  | 'contacts'
  | 'deliveryInfo'
  | 'sizeGuide'
  | 'privacyPolicy'
  | 'termsAndConditions'
  | 'orderConfirmation'
  | 'orderTracking'
  | 'paymentSuccess'
  | 'paymentCancel'
  | 'notFound'
  | 'error';

/** A route's parameters, by name. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/**
 * Thunk that fetches one response into the Redux store; await its result. Failures are stored,
 * never thrown.
 */
export type PageRequest = AppThunk<PromiseLike<unknown>>;

type Requesting = AppThunk<PromiseLike<unknown> & { queryCacheKey: string }>;

/** A request whose answer depends on no visitor: the same key, the same answer. */
export type SharedRequest = Requesting & { key: string };

type Options = typeof quiet | typeof renewing;

function sendRequest<Requested>(
  { name, initiate }: { name: string; initiate: (requested: Requested, options: Options) => Requesting },
  requested: Requested,
  options: Options = quiet,
): SharedRequest {
  return Object.assign(initiate(requested, options), { key: `${name} ${JSON.stringify(requested)}` });
}

const homeRequests: Record<HomeRequestName, () => SharedRequest> = {
  newProducts: () => sendRequest(productsApi.endpoints.getNewProducts, undefined),
  bestSellers: () => sendRequest(productsApi.endpoints.getBestSellers, undefined),
  categorySections: () => sendRequest(categoriesApi.endpoints.getCategorySections, undefined),
  popularCategories: () => sendRequest(categoriesApi.endpoints.getPopularCategories, undefined),
  collectionThemes: () => sendRequest(categoriesApi.endpoints.getCollectionThemes, undefined),
  services: () => sendRequest(servicesApi.endpoints.getServices, undefined),
};

function productsRequests(query: URLSearchParams): SharedRequest[] {
  return [
    sendRequest(productsApi.endpoints.getProducts, readFilters(query), renewing),
    sendRequest(categoriesApi.endpoints.getCategories, undefined),
    sendRequest(categoriesApi.endpoints.getCollections, undefined),
    sendRequest(categoriesApi.endpoints.getTags, undefined),
    sendRequest(categoriesApi.endpoints.getBrands, undefined),
  ];
}

function productRequests(productId: string): SharedRequest[] {
  return [
    sendRequest(productsApi.endpoints.getProduct, productId, renewing),
    sendRequest(productsApi.endpoints.getRelatedProducts, productId),
  ];
}

function serviceRequests(serviceId: string): SharedRequest[] {
  return [
    sendRequest(servicesApi.endpoints.getService, serviceId),
    sendRequest(servicesApi.endpoints.getServices, undefined),
  ];
}

/**
 * A page's visitor-independent requests, sent before it is rendered, on the server and in the
 * browser.
 */
export function pageRequests(
  page: PageName,
  params: PageParams,
  query: URLSearchParams,
  home: readonly HomeRequestName[],
): SharedRequest[] {
  switch (page) {
    case 'home':
      return home.map((name) => homeRequests[name]());
    case 'products':
      return productsRequests(query);
    case 'product':
      return params['productId'] === undefined ? [] : productRequests(params['productId']);
    case 'service':
      return params['serviceId'] === undefined ? [] : serviceRequests(params['serviceId']);
    case 'quote':
      return [sendRequest(servicesApi.endpoints.getServices, undefined)];
    case 'theme': {
      const { slug } = params;
      if (slug === undefined) return [];
      return [
        sendRequest(productsApi.endpoints.getTheme, { slug, page: readCollectionPage(query) }, renewing),
      ];
    }
    case 'checkout': {
      const buyNow = readBuyNow(query);
      return buyNow ? [sendRequest(productsApi.endpoints.getProduct, buyNow.productId, renewing)] : [];
    }
    case 'orderTracking':
    case 'paymentSuccess':
    case 'paymentCancel':
      return params['orderRef'] ? [sendRequest(ordersApi.endpoints.getOrder, params['orderRef'])] : [];
    default:
      return [];
  }
}

/**
 * Whether a page has no response of its own yet but a list's data, which suffices for a light
 * preview.
 */
export function hasPreviewState(state: RootState, page: PageName, { productId = '' }: PageParams): boolean {
  if (page !== 'product') return false;
  const isAnswered = productsApi.endpoints.getProduct.select(productId)(state).data !== undefined;
  return !isAnswered && knownProduct(state, productId) !== null;
}

/** What every page shows: the store, popular categories, popular tags. */
export function initialRequests(): SharedRequest[] {
  return [
    sendRequest(storeApi.endpoints.getStore, undefined),
    sendRequest(categoriesApi.endpoints.getPopularCategories, undefined),
    sendRequest(categoriesApi.endpoints.getPopularTags, undefined),
  ];
}
