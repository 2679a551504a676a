import { Type, type Static } from 'typebox';
import { ProductPageWire, ProductSummaryWire } from './product.ts';

/** A category, with how many products it holds. GET /api/categories, /categories/popular. */
export const CategoryWire = Type.Object({
  id: Type.String(),
  name: Type.String(),
  category_name: Type.Optional(Type.String()),
  image: Type.Union([Type.String(), Type.Null()]),
  count: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type CategoryWire = Static<typeof CategoryWire>;

/** A category with some of its products, for a home's sections. GET /api/categories/randoms. */
export const CategorySectionWire = Type.Object({
  id: Type.String(),
  name: Type.String(),
  image: Type.Union([Type.String(), Type.Null()]),
  items: Type.Array(ProductSummaryWire),
});
export type CategorySectionWire = Static<typeof CategorySectionWire>;

/** A brand or a tag. GET /api/categories/brands, /all-tags, /popular-tags. */
export const NamedWire = Type.Object({
  name: Type.String(),
  count: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type NamedWire = Static<typeof NamedWire>;

/** A collection. GET /api/collections, /collections/top, /best, /themes. */
export const CollectionWire = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** What filter lists show; equals `name` on our server. */
  title: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  image: Type.Union([Type.String(), Type.Null()]),
});
export type CollectionWire = Static<typeof CollectionWire>;

/** GET /api/collections/themes/{slug}?page=. */
export const CollectionPageWire = Type.Object({ theme: CollectionWire, products: ProductPageWire });
export type CollectionPageWire = Static<typeof CollectionPageWire>;
