import {
  CategorySectionWire,
  CategoryWire,
  CollectionPageWire,
  CollectionWire,
  ExchangeRatesWire,
  LegalTextsWire,
  NamedWire,
  ProductPageWire,
  ProductQueryWire,
  ProductSummaryWire,
  ProductWire,
  ServiceWire,
  StoreWire,
  type PageReadName,
  type PageReadParams,
} from '@teranga/contract';
import { Type, type Static, type TSchema } from 'typebox';
import { listProducts } from '../modules/catalogue/listProducts.ts';
import { pageOf, toProductFilter, wantsFacets } from '../modules/catalogue/productFilter.ts';
import {
  categorySections,
  listBrands,
  listCategories,
  listTags,
  popularCategories,
  popularTags,
} from '../modules/catalogue/readCategories.ts';
import { listCollections, readCollectionPage } from '../modules/catalogue/readCollections.ts';
import { isUnpublished, readProduct } from '../modules/catalogue/readProduct.ts';
import { bestSellers, newProducts, relatedProducts } from '../modules/catalogue/showcases.ts';
import { readRates } from '../modules/rates/savedRates.ts';
import { requireServices } from '../modules/services/hasServices.ts';
import { listServices, readService } from '../modules/services/readServices.ts';
import { readLegalTexts, readStore } from '../modules/stores/readStore.ts';
import type { Tx } from '../platform/db/database.ts';
import { HttpError } from '../platform/http/httpError.ts';

/** For whom something is read. */
export interface ReadContext {
  /** The design that is seen. */
  design: string;
  now: Date;
}

type Run<Value> = (tx: Tx, params: PageReadParams, context: ReadContext) => Promise<Value>;

/** One read: how its result is written, what its query may be, and the work of the modules. */
export interface Read<Response extends TSchema = TSchema> {
  response: Response;
  /** Of the query's parameters; without it there are none, or any value is safe. */
  query?: TSchema;
  run: Run<Static<Response>>;
}

const read = <Response extends TSchema>(
  response: Response,
  run: Run<Static<Response>>,
  query?: TSchema,
): Read<Response> => ({ response, run, ...(query && { query }) });

/** What was found; 404 otherwise. */
function found<Value>(value: Value | null, message: string): Value {
  if (value === null) throw new HttpError(404, message);
  return value;
}

const noProduct = 'Product not found';
const noLongerSold = 'Cet article n’est plus en vente.';
export const ProductListWire = Type.Array(ProductSummaryWire);
const CategoryListWire = Type.Array(CategoryWire);
const CollectionListWire = Type.Array(CollectionWire);
const NameListWire = Type.Array(NamedWire);
const ServiceListWire = Type.Array(ServiceWire);

/** Public data, by the name of its request: pages and routes of the API read the same. */
export const reads = {
  getStore: read(StoreWire, (tx, _params, { design }) => readStore(tx, design)),
  getLegalTexts: read(LegalTextsWire, readLegalTexts),
  getProducts: read(
    ProductPageWire,
    (tx, params, { now }) =>
      listProducts(tx, toProductFilter(params), now, { withFacets: wantsFacets(params) }),
    ProductQueryWire,
  ),
  getProduct: read(ProductWire, async (tx, { id = '' }, { now }) => {
    const product = await readProduct(tx, id, now);
    if (!product && (await isUnpublished(tx, id))) throw new HttpError(410, noLongerSold);
    return found(product, noProduct);
  }),
  getRelatedProducts: read(ProductListWire, async (tx, { id = '' }, { now }) =>
    found(await relatedProducts(tx, id, now), noProduct),
  ),
  getNewProducts: read(ProductListWire, (tx, _params, { now }) => newProducts(tx, now)),
  getBestSellers: read(ProductListWire, (tx, _params, { now }) => bestSellers(tx, now)),
  getCollection: read(
    CollectionPageWire,
    async (tx, params, { now }) =>
      found(
        await readCollectionPage(tx, params['slug'] ?? '', pageOf(params), now),
        'Collection introuvable.',
      ),
    Type.Pick(ProductQueryWire, ['page']),
  ),
  getCategories: read(CategoryListWire, listCategories),
  getPopularCategories: read(CategoryListWire, popularCategories),
  getCategorySections: read(Type.Array(CategorySectionWire), (tx, _params, { now }) =>
    categorySections(tx, now),
  ),
  getBrands: read(NameListWire, listBrands),
  getTags: read(NameListWire, listTags),
  getPopularTags: read(NameListWire, popularTags),
  getCollections: read(CollectionListWire, listCollections),
  getHomeCollections: read(CollectionListWire, listCollections),
  getRates: read(ExchangeRatesWire, async (tx) => ({
    result: 'success',
    base_code: 'XOF',
    rates: await readRates(tx),
  })),
  getServices: read(ServiceListWire, (tx, _params, { design }) => {
    requireServices(design);
    return listServices(tx);
  }),
  getService: read(ServiceWire, async (tx, { id = '' }, { design }) => {
    requireServices(design);
    return found(await readService(tx, id), 'Service non trouvé');
  }),
} satisfies Record<PageReadName, Read>;
