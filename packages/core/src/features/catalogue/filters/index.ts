export {
  changeFilters,
  filterParameters,
  hasWords,
  noFilters,
  productsHref,
  readFilters,
  toQuery,
  toSearch,
  type ProductFilters,
} from './productFilters.ts';
