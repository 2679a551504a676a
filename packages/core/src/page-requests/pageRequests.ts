import type { AppThunk, RootState } from '../store/makeStore.ts';
import { categoriesApi } from '../catalogue/categoriesApi.ts';
import { readBuyNow } from '../checkout/buyNow.ts';
import { readThemePage } from '../catalogue/collectionTheme.ts';
import { knownProduct } from '../catalogue/knownProduct.ts';
import { readFilters } from '../catalogue/productFilters.ts';
import { productsApi } from '../catalogue/productsApi.ts';
import { ordersApi } from '../orders/ordersApi.ts';
import { servicesApi } from '../services/servicesApi.ts';
import { storeApi } from '../store-info/storeApi.ts';

/** What a home page may show: each names one request that must be answered before the page is drawn. */
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

/** Work that brings one answer into the store: dispatch it, and await what that gives. A failure is kept in the store, never thrown. */
export type PageRequest = AppThunk<PromiseLike<unknown>>;

/** Without a subscription: hooks make their own, and what nobody shows goes by itself. */
const quiet = { subscribe: false } as const;

const homeRequests: Record<HomeRequestName, () => PageRequest> = {
  newProducts: () => productsApi.endpoints.getNewProducts.initiate(undefined, quiet),
  bestSellers: () => productsApi.endpoints.getBestSellers.initiate(undefined, quiet),
  categorySections: () => categoriesApi.endpoints.getCategorySections.initiate(undefined, quiet),
  popularCategories: () => categoriesApi.endpoints.getPopularCategories.initiate(undefined, quiet),
  collectionThemes: () => categoriesApi.endpoints.getCollectionThemes.initiate(undefined, quiet),
  services: () => servicesApi.endpoints.getServices.initiate(undefined, quiet),
};

function productsRequests(query: URLSearchParams): PageRequest[] {
  return [
    productsApi.endpoints.getProducts.initiate(readFilters(query), quiet),
    categoriesApi.endpoints.getCategories.initiate(undefined, quiet),
    categoriesApi.endpoints.getCollections.initiate(undefined, quiet),
    categoriesApi.endpoints.getTags.initiate(undefined, quiet),
    categoriesApi.endpoints.getBrands.initiate(undefined, quiet),
  ];
}

function productRequests(productId: string): PageRequest[] {
  return [
    productsApi.endpoints.getProduct.initiate(productId, quiet),
    productsApi.endpoints.getRelatedProducts.initiate(productId, quiet),
  ];
}

function serviceRequests(serviceId: string): PageRequest[] {
  return [
    servicesApi.endpoints.getService.initiate(serviceId, quiet),
    servicesApi.endpoints.getServices.initiate(undefined, quiet),
  ];
}

/** What a page shows that depends on no visitor: asked for before it is drawn, on the server and in the browser alike. */
export function pageRequests(
  page: PageName,
  params: PageParams,
  query: URLSearchParams,
  home: readonly HomeRequestName[],
): PageRequest[] {
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
      return [servicesApi.endpoints.getServices.initiate(undefined, quiet)];
    case 'theme': {
      const { slug } = params;
      if (slug === undefined) return [];
      return [productsApi.endpoints.getTheme.initiate({ slug, page: readThemePage(query) }, quiet)];
    }
    case 'checkout': {
      const buyNow = readBuyNow(query);
      return buyNow ? [productsApi.endpoints.getProduct.initiate(buyNow.productId, quiet)] : [];
    }
    case 'orderTracking':
    case 'paymentSuccess':
    case 'paymentCancel':
      return params['orderRef'] === undefined
        ? []
        : [ordersApi.endpoints.getOrder.initiate(params['orderRef'], quiet)];
    default:
      return [];
  }
}

/** Whether a page has no answer of its own yet, but a list has shown what it is about: a first sight of it, which is little to draw. */
export function isFirstSight(state: RootState, page: PageName, { productId = '' }: PageParams): boolean {
  if (page !== 'product') return false;
  const isAnswered = productsApi.endpoints.getProduct.select(productId)(state).data !== undefined;
  return !isAnswered && knownProduct(state, productId) !== null;
}

/** What every page shows: the store, popular categories, popular tags. */
export function initialRequests(): PageRequest[] {
  return [
    storeApi.endpoints.getStore.initiate(undefined, quiet),
    categoriesApi.endpoints.getPopularCategories.initiate(undefined, quiet),
    categoriesApi.endpoints.getPopularTags.initiate(undefined, quiet),
  ];
}
