import { priceLimits, type FacetsWire, type ProductWire } from '@teranga/contract';

function counted(names: readonly (string | null)[]): FacetsWire['brands'] {
  const present = names.filter((name) => name !== null);
  return [...new Set(present)].map((name) => ({
    name,
    count: present.filter((each) => each === name).length,
  }));
}

const isWithin = (min: number | null, max: number | null) => (product: ProductWire) =>
  product.sellingPrice >= (min ?? 0) && product.sellingPrice <= (max ?? Infinity);

/**
 * Counts of a list's filter options: categories among the search results, the others among the
 * filtered list.
 */
export function facetsOf(searched: readonly ProductWire[], shown: readonly ProductWire[]): FacetsWire {
  return {
    categories: counted(searched.map(({ category }) => category)),
    collections: [],
    tags: counted(shown.flatMap(({ tags }) => tags)),
    brands: counted(shown.map(({ brand }) => brand)),
    prices: [null, ...priceLimits].map((min, index) => {
      const max = priceLimits[index] ?? null;
      return { min, max, count: shown.filter(isWithin(min, max)).length };
    }),
    onSale: shown.filter(({ discount }) => discount > 0).length,
  };
}
