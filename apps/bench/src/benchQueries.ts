import {
  type ProductFilter,
  type Tx,
  bestCollections,
  bestSellers,
  categorySections,
  listBrands,
  listCategories,
  listCollections,
  listProducts,
  listTags,
  newProducts,
  noFilter,
  popularCategories,
  popularTags,
  readProduct,
  readCollectionPage,
  relatedProducts,
} from '@teranga/server/bench';

/** A catalogue query that a shopper triggers. */
export interface BenchQuery {
  name: string;
  run: (tx: Tx, now: Date) => Promise<unknown>;
}

const farPage = 1_000;

const list = (name: string, filter: Partial<ProductFilter>, withFacets = false): BenchQuery => ({
  name,
  run: (tx, now) => listProducts(tx, { ...noFilter, ...filter }, now, { withFacets }),
});
const withCounts = (name: string, filter: Partial<ProductFilter>) => [
  list(name, filter),
  list(`${name}, with counts`, filter, true),
];

/** Lists: plain, narrowed, sorted, far into them; each alone and with the counts of its choices. */
const lists: BenchQuery[] = [
  ...withCounts('list, page 1', {}),
  list('list, page 1000', { page: farPage }),
  list('list, page 2500', { page: 2_500 }),
  list('list, last page', { page: 5_000 }),
  list('by price, page 1', { sort: 'price_asc' }),
  list('by price, page 1000', { sort: 'price_asc', page: farPage }),
  list('by price down, page 1000', { sort: 'price_desc', page: farPage }),
  ...withCounts('category Robes', { category: 'Robes' }),
  list('category Robes, page 300', { category: 'Robes', page: 300 }),
  ...withCounts('small category Sport', { category: 'Sport' }),
  ...withCounts('collection', { collection: 'collection-dakar' }),
  ...withCounts('brand', { brand: 'Dakar' }),
  ...withCounts('tag', { tag: 'brodé' }),
  ...withCounts('on sale', { onSale: true }),
  ...withCounts('price choice', { priceMin: 20_000, priceMax: 50_000 }),
  list('price choice, page 1000', { priceMin: 20_000, priceMax: 50_000, page: farPage }),
  ...withCounts('own price limits', { priceMin: 3_000, priceMax: 400_000 }),
  list('own price limits, page 1000', { priceMin: 3_000, priceMax: 400_000, page: farPage }),
  ...withCounts('everything at once', {
    category: 'Robes',
    brand: 'Dakar',
    tag: 'brodé',
    onSale: true,
    priceMax: 50_000,
    sort: 'price_asc',
    search: 'coton',
  }),
  ...withCounts('nothing passes', { brand: 'Personne' }),
];

/** Searches: common and rare words, several words, a prefix, a typo, a number, no match. */
const searches: BenchQuery[] = [
  ...withCounts('search of a word in a third of all (femme)', { search: 'femme' }),
  list('search femme, page 1000', { search: 'femme', page: farPage }),
  list('search femme, by price', { search: 'femme', sort: 'price_asc' }),
  list('search femme in a category', { search: 'femme', category: 'Robes' }),
  ...withCounts('search robe', { search: 'robe' }),
  ...withCounts('search robe wax', { search: 'robe wax' }),
  list('search collier perles or', { search: 'collier perles or' }),
  ...withCounts('search of a beginning (chem)', { search: 'chem' }),
  list('search of two letters (ro)', { search: 'ro' }),
  list('search of a SKU', { search: 'B000AF' }),
  ...withCounts('misspelt search (chausure)', { search: 'chausure' }),
  list('two misspelt words (chemsie broddé)', { search: 'chemsie broddé' }),
  list('search of nothing known', { search: 'qwxzkvv' }),
];

/** Queries that pages run beside a list. */
const otherReads: BenchQuery[] = [
  { name: 'categories', run: listCategories },
  { name: 'popular categories', run: popularCategories },
  { name: 'category sections', run: categorySections },
  { name: 'brands', run: listBrands },
  { name: 'tags', run: listTags },
  { name: 'popular tags', run: popularTags },
  { name: 'collections', run: listCollections },
  { name: 'best collections', run: bestCollections },
  { name: 'collection, page 1', run: (tx, now) => readCollectionPage(tx, 'collection-dakar', 1, now) },
  { name: 'new products', run: newProducts },
  { name: 'best sellers', run: bestSellers },
  {
    name: 'a product and what is like it',
    async run(tx, now) {
      const [product] = await bestSellers(tx, now);
      const id = product?.id ?? '';
      return [await readProduct(tx, id, now), await relatedProducts(tx, id, now)];
    },
  },
];

/** Everything that is measured. */
export const benchQueries: BenchQuery[] = [...lists, ...searches, ...otherReads];
