import type { AppThunk, RootState } from '../../lib/store/index.ts';
import {
  categoriesApi,
  productsApi,
  readCollectionPage,
  readFilters,
} from '../../features/catalogue/index.ts';
import { readBuyNow } from '../../features/checkout/index.ts';
import { ordersApi } from '../../features/orders/index.ts';
import { confirmedRef } from '../../features/orders/links/index.ts';
import { servicesApi } from '../../features/services/index.ts';
import { storeApi } from '../../features/store-info/index.ts';
import { quiet, renewing } from './options.ts';

type Requesting = AppThunk<PromiseLike<unknown> & { queryCacheKey: string }>;

/** A request whose answer depends on no visitor: the same key, the same answer. */
export type SharedRequest = Requesting & {
  key: string;
  /** Its failure; null while it has none. */
  errorIn: (state: RootState) => unknown;
};

type Options = typeof quiet | typeof renewing;

interface Endpoint<Requested> {
  name: string;
  initiate: (requested: Requested, options: Options) => Requesting;
  select: (requested: Requested) => (state: RootState) => { error?: unknown };
}

function readOf<Requested>(
  { name, initiate, select }: Endpoint<Requested>,
  requested: Requested,
  options: Options = quiet,
): SharedRequest {
  return Object.assign(initiate(requested, options), {
    key: `${name} ${JSON.stringify(requested)}`,
    errorIn: (state: RootState) => select(requested)(state).error ?? null,
  });
}

const { endpoints: products } = productsApi;
const { endpoints: categories } = categoriesApi;
const { endpoints: services } = servicesApi;

/** Home page content: a design names what its home shows. */
const homeReads = {
  newProducts: () => readOf(products.getNewProducts, undefined),
  bestSellers: () => readOf(products.getBestSellers, undefined),
  categorySections: () => readOf(categories.getCategorySections, undefined),
  popularCategories: () => readOf(categories.getPopularCategories, undefined),
  homeCollections: () => readOf(categories.getHomeCollections, undefined),
  services: () => readOf(services.getServices, undefined),
};

/** What a design's home may request before it is rendered. */
export type HomeRequestName = keyof typeof homeReads;

/** The visitor-independent requests that pages are made of. */
export const pageReads = {
  ...homeReads,
  store: () => readOf(storeApi.endpoints.getStore, undefined),
  legalTexts: () => readOf(storeApi.endpoints.getLegalTexts, undefined),
  popularTags: () => readOf(categories.getPopularTags, undefined),
  products: (query: URLSearchParams) => readOf(products.getProducts, readFilters(query), renewing),
  categories: () => readOf(categories.getCategories, undefined),
  collections: () => readOf(categories.getCollections, undefined),
  tags: () => readOf(categories.getTags, undefined),
  brands: () => readOf(categories.getBrands, undefined),
  product: (id: string) => readOf(products.getProduct, id, renewing),
  relatedProducts: (id: string) => readOf(products.getRelatedProducts, id),
  collection: (slug: string, query: URLSearchParams) =>
    readOf(products.getCollection, { slug, page: readCollectionPage(query) }, renewing),
  /** The product that a checkout is for, where it is not the cart's. */
  buyNow: (query: URLSearchParams) => {
    const buyNow = readBuyNow(query);
    return buyNow ? [readOf(products.getProduct, buyNow.productId, renewing)] : [];
  },
  service: (id: string) => readOf(services.getService, id),
  order: (ref: string) => readOf(ordersApi.endpoints.getOrder, ref),
  /** The order that its confirmation names. */
  confirmedOrder: (query: URLSearchParams) => {
    const ref = confirmedRef(query);
    return ref === null ? [] : [readOf(ordersApi.endpoints.getOrder, ref)];
  },
};

export type PageReads = typeof pageReads;
