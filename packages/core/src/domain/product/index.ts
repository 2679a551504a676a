export {
  type Product,
  type ProductPage,
  type ProductSummary,
  toProduct,
  toProductPage,
  toProductSummaries,
  toProductSummary,
} from './product.ts';
export {
  type ListPlace,
  type ProductPlace,
  productHref,
  readVariation,
  variationHref,
} from './productPlace.ts';
