import { productSorts } from '@teranga/contract/listing';
import type { Category, Collection, Named } from './category.ts';
import { formatNumber } from '../../domain/money/index.ts';
import type { FacetKind, Facets } from './facets.ts';
import { priceBands, priceLabel } from './priceBands.ts';
import { changeFilters, noFilters, productsHref, type ProductFilters } from './filters/index.ts';
import type { ChoiceView, CrumbView, FilterGroupView, ProductListView } from './views.ts';

/** The first choice of the category bar. */
export const allProductsLabel = 'Tous les produits';
/** The checkbox for reduced products. */
export const onSaleLabel = 'Articles en vente';
const shopTitle = 'Boutique';
const sortLabels = {
  default: 'Par défaut',
  price_asc: 'Prix croissant',
  price_desc: 'Prix décroissant',
} as const;

/** What lists can be narrowed by, as far as it is known. */
export interface FilterOptions {
  categories: readonly Category[];
  collections: readonly Collection[];
  tags: readonly Named[];
  brands: readonly Named[];
}

type NameFilter = 'category' | 'collection' | 'tag' | 'brand';

const hrefAfter = (filters: ProductFilters, change: Partial<ProductFilters>) =>
  productsHref(changeFilters(filters, change));

const facetKinds: Record<NameFilter, FacetKind> = {
  category: 'categories',
  collection: 'collections',
  tag: 'tags',
  brand: 'brands',
};

/** A choice with its count, where that is known. */
function counted(choice: ChoiceView, count: number | null): ChoiceView {
  if (count === null) return choice;
  const isEmpty = count === 0 && !choice.isChosen;
  return { ...choice, count: formatNumber(count), ...(isEmpty && { isEmpty }) };
}

/** Choices in their order, with empty ones last. */
const emptyLast = (choices: readonly ChoiceView[]): ChoiceView[] => [
  ...choices.filter(({ isEmpty }) => !isEmpty),
  ...choices.filter(({ isEmpty }) => isEmpty),
];

function nameChoices(
  filters: ProductFilters,
  filter: NameFilter,
  allLabel: string,
  names: readonly Pick<Named, 'name'>[],
  facets: Facets | null,
): ChoiceView[] {
  const chosen = filters[filter];
  const all = { label: allLabel, href: hrefAfter(filters, { [filter]: null }), isChosen: chosen === null };
  const choices = names.map(({ name }) =>
    counted(
      { label: name, href: hrefAfter(filters, { [filter]: name }), isChosen: chosen === name },
      facets && facets.count(facetKinds[filter], name),
    ),
  );
  return [all, ...emptyLast(choices)];
}

/** The category bar: 'Tous les produits', then each category. */
export function toCategoryBar(
  filters: ProductFilters,
  categories: readonly Category[],
  facets: Facets | null = null,
): ChoiceView[] {
  return nameChoices(filters, 'category', allProductsLabel, categories, facets);
}

/** The filter groups; those without choices are omitted. */
export function toFilterGroups(
  filters: ProductFilters,
  options: FilterOptions,
  facets: Facets | null = null,
): FilterGroupView[] {
  const collections = options.collections.map(({ title }) => ({ name: title }));
  const named: FilterGroupView[] = [
    {
      id: 'collection',
      title: 'Collections',
      choices: nameChoices(filters, 'collection', 'Toutes les collections', collections, facets),
    },
    {
      id: 'tag',
      title: 'Tendances',
      choices: nameChoices(filters, 'tag', 'Toutes les tendances', options.tags, facets),
    },
    {
      id: 'brand',
      title: 'Marques',
      choices: nameChoices(filters, 'brand', 'Toutes les marques', options.brands, facets),
    },
    {
      id: 'category',
      title: 'Catégories',
      choices: nameChoices(filters, 'category', 'Toutes les catégories', options.categories, facets),
    },
  ];
  const price: FilterGroupView = {
    id: 'price',
    title: 'Prix',
    // From low to high, whatever they hold.
    choices: priceBands.map(({ label, priceMin, priceMax }) =>
      counted(
        {
          label,
          href: hrefAfter(filters, { priceMin, priceMax }),
          isChosen: filters.priceMin === priceMin && filters.priceMax === priceMax,
        },
        facets && facets.countPrice(priceMin, priceMax),
      ),
    ),
  };
  return [price, ...named.filter((group) => group.choices.length > 1)];
}

/** Maximum number of characters shown of a search. */
const shownSearchLength = 60;

/** A search between its quotation marks, cut where it is too long to be read. */
function quotedSearch(search: string): string {
  const letters = Array.from(search);
  const isLong = letters.length > shownSearchLength;
  return `« ${isLong ? `${letters.slice(0, shownSearchLength).join('').trim()}…` : search} »`;
}

/** The active filters, each with the address without it. */
export function toChips(filters: ProductFilters): ProductListView['chips'] {
  const without = (change: Partial<ProductFilters>) => hrefAfter(filters, change);
  const names: NameFilter[] = ['category', 'collection', 'tag', 'brand'];
  const chips = names.flatMap((name) => {
    const label = filters[name];
    return label === null ? [] : [{ label, removeHref: without({ [name]: null }) }];
  });
  if (filters.search !== null) {
    chips.unshift({ label: quotedSearch(filters.search), removeHref: without({ search: null }) });
  }
  if (filters.priceMin !== null || filters.priceMax !== null) {
    chips.push({ label: priceLabel(filters), removeHref: without({ priceMin: null, priceMax: null }) });
  }
  if (filters.onSale) chips.push({ label: onSaleLabel, removeHref: without({ onSale: false }) });
  return chips;
}

/** Title of a list: its search, its category or its collection, else 'Boutique'. */
export function listTitle(filters: ProductFilters): string {
  if (filters.search !== null) return `Résultats pour ${quotedSearch(filters.search)}`;
  return filters.category ?? filters.collection ?? filters.tag ?? filters.brand ?? shopTitle;
}

/** Breadcrumbs: home, shop, and the active filter. */
export function toListCrumbs(filters: ProductFilters): CrumbView[] {
  const title = listTitle(filters);
  const home = { label: 'Accueil', href: '/' };
  if (title === shopTitle) return [home, { label: shopTitle, href: null }];
  return [home, { label: shopTitle, href: '/products' }, { label: title, href: null }];
}

/** The sale switch and the sort choices. */
export function toOrdering(
  filters: ProductFilters,
  facets: Facets | null = null,
): Pick<ProductListView, 'onSale' | 'sort'> {
  const onSale = {
    label: onSaleLabel,
    href: hrefAfter(filters, { onSale: !filters.onSale }),
    isChosen: filters.onSale,
  };
  return {
    onSale: counted(onSale, facets && facets.onSale),
    sort: {
      value: filters.sort,
      choices: productSorts.map((sort) => ({
        value: sort,
        label: sortLabels[sort],
        href: hrefAfter(filters, { sort }),
        isChosen: filters.sort === sort,
      })),
    },
  };
}

/**
 * URL of the list without filters but with the same sort order; null when there is nothing to
 * clear.
 */
export function clearHref(filters: ProductFilters): string | null {
  return toChips(filters).length === 0 ? null : productsHref({ ...noFilters, sort: filters.sort });
}
