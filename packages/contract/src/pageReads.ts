/**
 * What pages show to every visitor, by the name of its request in core. The server answers these
 * while it renders a page, without HTTP.
 */
export type PageReadName =
  | 'getStore'
  | 'getLegalTexts'
  | 'getProducts'
  | 'getProduct'
  | 'getRelatedProducts'
  | 'getNewProducts'
  | 'getBestSellers'
  | 'getCollection'
  | 'getCategories'
  | 'getPopularCategories'
  | 'getCategorySections'
  | 'getBrands'
  | 'getTags'
  | 'getPopularTags'
  | 'getCollections'
  | 'getHomeCollections'
  | 'getServices'
  | 'getRates'
  | 'getService';

/** What private pages show to their visitor alone, by the name of its request in core. */
export type VisitorReadName = 'getCart' | 'getWishlist' | 'getProfile' | 'getMyOrders' | 'getOrder';

/** The parameters of the path and the query, by name. */
export type PageReadParams = Readonly<Record<string, string>>;

/** An answer with the status and the body that the API sends. */
export interface PageReadAnswer {
  status: number;
  /** JSON. */
  body: string;
}

export type PageReader = (
  name: PageReadName | VisitorReadName,
  params: PageReadParams,
) => Promise<PageReadAnswer>;
