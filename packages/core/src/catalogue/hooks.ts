import type { Loadable } from '../store/loadable.ts';
import type {
  CategorySectionView,
  ProductCardView,
  ProductListView,
  ProductPageView,
  TileView,
} from './views.ts';

const missing = (): never => {
  throw new Error('being written');
};
/** GET /products/new as cards. */
export const useNewProducts = (): Loadable<ProductCardView[]> => missing();
/** GET /products/best-sales as cards. */
export const useBestSellers = (): Loadable<ProductCardView[]> => missing();
/** GET /categories/randoms: categories with some of their products. */
export const useCategorySections = (): Loadable<CategorySectionView[]> => missing();
/** GET /categories/popular as tiles. */
export const usePopularCategories = (): Loadable<TileView[]> => missing();
/** GET /collections/themes as tiles. */
export const useCollectionThemes = (): Loadable<TileView[]> => missing();
/** /products: `query` is the address's. */
export const useProductList = (_query: URLSearchParams): ProductListView => missing();
/** /products/{id}. */
export const useProductPage = (_productId: string): ProductPageView => missing();
