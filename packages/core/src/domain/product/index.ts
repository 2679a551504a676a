export {
  type Product,
  type ProductPage,
  type ProductSummary,
  namelessProduct,
  toProduct,
  toProductPage,
  toProductSummaries,
  toProductSummary,
} from './product.ts';
export {
  type PageAddress,
  type ProductAddress,
  productHref,
  readVariation,
  variationHref,
} from './productAddress.ts';
