import { Type, type Static } from 'typebox';
import { PageWire, XofWire } from './wire.ts';

/**
 * A dated price rule. With `percentage`, `amount` is a signed percentage (−20 means 20 % off);
 * without, a signed amount in FCFA.
 */
export const PriceRuleWire = Type.Object({
  type: Type.String(),
  /** ISO 8601 instant. */
  startDate: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** ISO 8601 instant. */
  endDate: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  amount: Type.Number(),
  percentage: Type.Optional(Type.Boolean()),
});
export type PriceRuleWire = Static<typeof PriceRuleWire>;

export const VariationOptionWire = Type.Object({
  /** «Couleur», «Taille». */
  name: Type.String(),
  /** «Rouge», or a CSS colour or image file, depending on `valueType`. */
  value: Type.String(),
  valueType: Type.Union([Type.Literal('text'), Type.Literal('color'), Type.Literal('picture')]),
  /** Text label used where `value` is a colour or an image, and where space is limited. */
  shortValue: Type.Optional(Type.String()),
});
export type VariationOptionWire = Static<typeof VariationOptionWire>;

/** A price before its rules. */
const PricedWire = Type.Object({ sellingPrice: XofWire, multiPricing: Type.Array(PriceRuleWire) });

export const VariationWire = Type.Object({
  sku: Type.String(),
  isEnabled: Type.Boolean(),
  quantity: Type.Integer({ minimum: 0 }),
  sellingPrice: XofWire,
  multiPricing: Type.Array(PriceRuleWire),
  picture: Type.Union([Type.String(), Type.Null()]),
  pictures: Type.Array(Type.String()),
  options: Type.Array(VariationOptionWire),
});
export type VariationWire = Static<typeof VariationWire>;

export const ImageWire = Type.Object({ name: Type.String(), alt: Type.String() });
export type ImageWire = Static<typeof ImageWire>;

export const MeasurementWire = Type.Object({
  isMeasurable: Type.Boolean(),
  unit: Type.Union([Type.String(), Type.Null()]),
});

const summaryFields = {
  id: Type.String(),
  sku: Type.String(),
  name: Type.String(),
  /** A file name under the content-delivery base address. */
  picture: Type.Union([Type.String(), Type.Null()]),
  /** Dominant colour of the image (`#rrggbb`), shown while it loads. */
  pictureColor: Type.Optional(Type.String()),
  brand: Type.Union([Type.String(), Type.Null()]),
  category: Type.Union([Type.String(), Type.Null()]),
  sellingPrice: XofWire,
  /** Units in stock; for a product with variations, the sum over its enabled ones. */
  quantity: Type.Integer({ minimum: 0 }),
  multiPricing: Type.Array(PriceRuleWire),
  /**
   * Current discount in whole per cent, for back offices; shops compute the price from
   * `multiPricing`.
   */
  discount: Type.Integer({ minimum: 0, maximum: 100 }),
  hasVariations: Type.Boolean(),
  /**
   * The different prices of the variations in stock, else of all enabled ones, in their order.
   * Lists show the lowest; without it they show the product's own price.
   */
  variationPrices: Type.Optional(Type.Array(PricedWire)),
};

/** A product as lists carry it. */
export const ProductSummaryWire = Type.Object(summaryFields);
export type ProductSummaryWire = Static<typeof ProductSummaryWire>;

/** GET /api/products/{id}. */
export const ProductWire = Type.Object({
  ...summaryFields,
  /** HTML, already sanitised by our server, sanitised again by the browser. */
  description: Type.String(),
  gallery: Type.Array(ImageWire),
  tags: Type.Array(Type.String()),
  variations: Type.Array(VariationWire),
  measurement: Type.Optional(MeasurementWire),
});
export type ProductWire = Static<typeof ProductWire>;

/** A value of a filter, and how many products choosing it would show. */
const FacetWire = Type.Object({ name: Type.String(), count: Type.Integer({ minimum: 1 }) });

/**
 * GET /api/products?facets=true: products per filter choice with all other filters unchanged, empty
 * ones omitted. A category and a collection reset each other, and ignore each other here.
 */
export const FacetsWire = Type.Object({
  categories: Type.Array(FacetWire),
  collections: Type.Array(FacetWire),
  tags: Type.Array(FacetWire),
  brands: Type.Array(FacetWire),
  /**
   * From `min` to `max`, both inclusive; null means unbounded. One entry per price band, including
   * empty ones.
   */
  prices: Type.Array(
    Type.Object({
      min: Type.Union([XofWire, Type.Null()]),
      max: Type.Union([XofWire, Type.Null()]),
      count: Type.Integer({ minimum: 0 }),
    }),
  ),
  /** With a price below their own. */
  onSale: Type.Integer({ minimum: 0 }),
});
export type FacetsWire = Static<typeof FacetsWire>;

export const ProductPageWire = Type.Object({
  ...PageWire(ProductSummaryWire).properties,
  facets: Type.Optional(FacetsWire),
});
export type ProductPageWire = Static<typeof ProductPageWire>;

/** A query parameter; an empty value, as HTML forms send it, is treated as absent. */
const parameter = (pattern: string) => Type.Optional(Type.String({ pattern: `^(?:${pattern})?$` }));
const PriceParameter = parameter('\\d{1,10}');
const FlagParameter = parameter('true|false');
/** No control characters. */
const NameParameter = Type.Optional(Type.String({ maxLength: 200, pattern: '^[^\\x00-\\x1f\\x7f-\\x9f]*$' }));

/** GET /api/products: a malformed value is refused. */
export const ProductQueryWire = Type.Object({
  category: NameParameter,
  tag: NameParameter,
  brand: NameParameter,
  collection: NameParameter,
  price_min: PriceParameter,
  price_max: PriceParameter,
  sort: parameter('default|price_asc|price_desc'),
  search: Type.Optional(Type.String()),
  page: parameter('[1-9]\\d{0,5}|1000000'),
  onSale: FlagParameter,
  /** `true`: the answer holds `facets`. */
  facets: FlagParameter,
});
export type ProductQueryWire = Static<typeof ProductQueryWire>;

/** Products on one page of /products. */
export const productsPerPage = 20;
