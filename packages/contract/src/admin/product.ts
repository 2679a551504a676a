import { Type, type Static } from 'typebox';
import { maxProductNameLength } from '../limits.ts';
import { MeasurementWire, ImageWire, PriceRuleWire, VariationOptionWire } from '../product.ts';
import { XofWire, TextOrNullWire } from '../wire.ts';
import { CursorPageWire, pageQuery } from './page.ts';

const name = Type.Optional(Type.String({ maxLength: 200 }));

/** GET /api/admin/products: products that match everything given, also those that are off sale. */
export const StaffProductQueryWire = Type.Object({
  ...pageQuery,
  /** Words of names, brands, categories, tags and references, or an address or SKU. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** Ids. */
  category: name,
  collection: name,
  brand: name,
  tag: name,
  isPublished: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  stock: Type.Optional(Type.Union([Type.Literal('low'), Type.Literal('out'), Type.Literal('untracked')])),
  /** Default: `recent`. */
  sort: Type.Optional(
    Type.Union([
      Type.Literal('recent'),
      Type.Literal('name'),
      Type.Literal('price_asc'),
      Type.Literal('price_desc'),
      Type.Literal('stock_asc'),
      Type.Literal('stock_desc'),
      Type.Literal('sold'),
    ]),
  ),
});
export type StaffProductQueryWire = Static<typeof StaffProductQueryWire>;

const stockFields = {
  /** Of a product with variations, the sum over those that are offered. */
  quantity: Type.Integer({ minimum: 0 }),
  /** False: no limit. */
  trackStock: Type.Boolean(),
};
const saleFields = {
  /** From how many units on it is nearly sold out; null: the store's own threshold. */
  lowStock: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Units sold so far. */
  sold: Type.Integer(),
  addedAt: Type.String(),
  /** What a shopper pays now, by the shop's own function: of variations on offer the lowest. */
  price: XofWire,
  /** Number in the product's `ETag`, which a change names in `If-Match`. */
  version: Type.Integer(),
};

export const ListedProductWire = Type.Object({
  id: Type.String(),
  sku: Type.String(),
  name: Type.String(),
  picture: TextOrNullWire,
  pictureColor: TextOrNullWire,
  brand: TextOrNullWire,
  category: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
  isPublished: Type.Boolean(),
  /** Before its rules. */
  sellingPrice: XofWire,
  hasVariations: Type.Boolean(),
  /** How many variations it has. */
  variations: Type.Integer(),
  ...stockFields,
  /** It, or a variation of it, is nearly sold out. */
  isLow: Type.Boolean(),
  /**
   * The variations that are nearly sold out, such as «M · Rouge», those with the fewest units
   * first; at most five.
   */
  lowVariations: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
  /** When its next reductions begin, the nearest first; at most two. */
  reducedFrom: Type.Array(Type.String()),
  ...saleFields,
});
export type ListedProductWire = Static<typeof ListedProductWire>;

/** GET /api/admin/products, 200. */
export const StaffProductPageWire = Type.Object({
  ...CursorPageWire(ListedProductWire).properties,
  /** How many products match, whatever `isPublished` and `stock` are; on the first page only. */
  counts: Type.Optional(
    Type.Object({
      all: Type.Integer(),
      published: Type.Integer(),
      unpublished: Type.Integer(),
      low: Type.Integer(),
      out: Type.Integer(),
    }),
  ),
});
export type StaffProductPageWire = Static<typeof StaffProductPageWire>;

/** The stock that a new product or variation begins with. */
const openingQuantity = Type.Integer({ minimum: 0, maximum: 100_000_000 });

const variationFields = {
  sku: Type.String({ minLength: 1, maxLength: 200 }),
  isEnabled: Type.Boolean(),
  sellingPrice: XofWire,
  multiPricing: Type.Array(PriceRuleWire, { maxItems: 100 }),
  picture: TextOrNullWire,
  pictures: Type.Array(Type.String({ maxLength: 300 }), { maxItems: 50 }),
  options: Type.Array(VariationOptionWire, { maxItems: 20 }),
};

const documentFields = {
  sku: Type.String({ maxLength: 200 }),
  name: Type.String({ minLength: 1, maxLength: maxProductNameLength }),
  /** HTML without the elements that stores do not render. */
  description: Type.String({ maxLength: 50_000 }),
  brand: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
  categoryId: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
  tags: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
  collectionIds: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 }),
  /** Before its rules; with variations the lowest of theirs. */
  sellingPrice: XofWire,
  multiPricing: Type.Array(PriceRuleWire, { maxItems: 100 }),
  /** The first one is the main image. */
  gallery: Type.Array(ImageWire, { maxItems: 50 }),
  measurement: Type.Union([MeasurementWire, Type.Null()]),
  isPublished: Type.Boolean(),
};

/** GET /api/admin/products/{id}. */
export const StaffProductWire = Type.Object({
  id: Type.String(),
  ...documentFields,
  pictureColor: TextOrNullWire,
  variations: Type.Array(Type.Object({ ...variationFields, ...stockFields, price: XofWire })),
  ...stockFields,
  ...saleFields,
  /** Its page in the shop. */
  path: Type.String(),
});
export type StaffProductWire = Static<typeof StaffProductWire>;

const reason = Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()]));

/** PATCH /api/admin/products/{id}, with `If-Match`: what is absent stays. */
export const ProductPatchWire = Type.Object({
  ...Type.Partial(Type.Object(documentFields)).properties,
  /**
   * Replaces all of them; those that stay keep their stock, new ones begin with `quantity` or
   * without.
   */
  variations: Type.Optional(
    Type.Array(Type.Object({ ...variationFields, quantity: Type.Optional(openingQuantity) }), {
      maxItems: 2_000,
    }),
  ),
  /** Also prices that look like mistakes: of 0, or fifty times the old one. */
  isConfirmed: Type.Optional(Type.Boolean()),
  /** For the product's history. */
  reason,
});
export type ProductPatchWire = Static<typeof ProductPatchWire>;

/** POST /api/admin/products. */
export const NewProductWire = Type.Object({
  ...Type.Partial(Type.Object(documentFields)).properties,
  name: documentFields.name,
  sellingPrice: XofWire,
  /** Its address; absent: made of its name. */
  id: Type.Optional(Type.String({ maxLength: 100 })),
  quantity: Type.Optional(openingQuantity),
  trackStock: Type.Optional(Type.Boolean()),
  variations: Type.Optional(
    Type.Array(
      Type.Object({
        ...variationFields,
        quantity: Type.Optional(openingQuantity),
        trackStock: Type.Optional(Type.Boolean()),
      }),
      { maxItems: 2_000 },
    ),
  ),
  /** Also prices that look like mistakes: of 0, or fifty times the old one. */
  isConfirmed: Type.Optional(Type.Boolean()),
});
export type NewProductWire = Static<typeof NewProductWire>;

/** POST /api/admin/products/{id}/versions/{version}/restore, with `If-Match`. */
export const RestoreWire = Type.Object({
  /** Also prices that look like mistakes: of 0, or fifty times the old one. */
  isConfirmed: Type.Optional(Type.Boolean()),
});

/** POST /api/admin/products/{id}/duplicate. */
export const DuplicateWire = Type.Object({ name: Type.Optional(documentFields.name) });

/** POST /api/admin/products/bulk: one change of each product, also when another one is refused. */
export const ProductBulkWire = Type.Object({
  ids: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 200 }),
  change: Type.Union([
    Type.Object({ isPublished: Type.Boolean() }),
    Type.Object({ categoryId: documentFields.categoryId }),
    Type.Object({ addCollection: Type.String({ maxLength: 200 }) }),
    Type.Object({ removeCollection: Type.String({ maxLength: 200 }) }),
    Type.Object({ addTag: Type.String({ minLength: 1, maxLength: 200 }) }),
    Type.Object({ removeTag: Type.String({ minLength: 1, maxLength: 200 }) }),
    Type.Object({ isDeleted: Type.Literal(true) }),
  ]),
  /** Also puts on sale what costs nothing. */
  isConfirmed: Type.Optional(Type.Boolean()),
});
export type ProductBulkWire = Static<typeof ProductBulkWire>;

/** POST /api/admin/products/bulk, 200. */
export const ProductBulkResultWire = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.String(),
      isDone: Type.Boolean(),
      message: TextOrNullWire,
      /**
       * The version that this made: restoring the one before it takes the change back. Null without
       * one.
       */
      version: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
});
export type ProductBulkResultWire = Static<typeof ProductBulkResultWire>;
