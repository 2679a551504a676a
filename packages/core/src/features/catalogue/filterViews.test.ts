import { describe, expect, it } from 'vitest';
import { toFacets } from './facets.ts';
import {
  clearHref,
  listTitle,
  toCategoryBar,
  toChips,
  toFilterGroups,
  toListCrumbs,
  toOrdering,
} from './filterViews.ts';
import { priceBands, priceLabel } from './priceBands.ts';
import { noFilters } from './filters/index.ts';

const category = (name: string, count: number | null = null) => ({ id: name, name, count, image: null });
const options = {
  categories: [category('Mode', 4), category('Maison')],
  collections: [{ id: 't', title: 'Tabaski', slug: 'tabaski', description: '', image: null }],
  tags: [],
  brands: [{ name: 'Teranga', count: 2 }],
};

describe('The category bar', () => {
  it('begins with all products, and marks the chosen one', () => {
    expect(
      toCategoryBar({ ...noFilters, category: 'Mode', page: 2, sort: 'price_asc' }, options.categories),
    ).toEqual([
      { label: 'Tous les produits', href: '/products?sort=price_asc', isChosen: false },
      { label: 'Mode', href: '/products?category=Mode&sort=price_asc', isChosen: true },
      { label: 'Maison', href: '/products?category=Maison&sort=price_asc', isChosen: false },
    ]);
  });
});

describe('Counts', () => {
  const facets = toFacets({
    categories: [{ name: 'Maison', count: 1204 }],
    brands: [],
    prices: [
      { min: null, max: 10_000, count: 3 },
      { min: 10_000, max: 20_000, count: 0 },
    ],
    onSale: 0,
  });

  it('are shown beside the choices; empty choices come last and are disabled', () => {
    expect(toCategoryBar(noFilters, options.categories, facets).slice(1)).toEqual([
      { label: 'Maison', href: '/products?category=Maison', isChosen: false, count: '1\u202f204' },
      { label: 'Mode', href: '/products?category=Mode', isChosen: false, count: '0', isEmpty: true },
    ]);
  });

  it('leave a selected choice available even when it is empty', () => {
    const chosen = { ...noFilters, category: 'Mode', onSale: true };
    expect(toCategoryBar(chosen, options.categories, facets)[1]).toMatchObject({ label: 'Mode', count: '0' });
    expect(toCategoryBar(chosen, options.categories, facets)[1]?.isEmpty).toBe(undefined);
    expect(toOrdering(chosen, facets).onSale.isEmpty).toBe(undefined);
    expect(toOrdering(noFilters, facets).onSale).toMatchObject({ count: '0', isEmpty: true });
  });

  it('are omitted where they are unknown', () => {
    const [price, collection] = toFilterGroups(noFilters, options, facets);
    expect(price?.choices.map(({ count }) => count)).toEqual([
      undefined,
      '3',
      '0',
      undefined,
      undefined,
      undefined,
    ]);
    expect(collection?.choices.map(({ count }) => count)).toEqual([undefined, undefined]);
  });
});

describe('The filter groups', () => {
  it('are those with something to choose, price first', () => {
    expect(toFilterGroups(noFilters, options).map(({ id, title }) => [id, title])).toEqual([
      ['price', 'Prix'],
      ['collection', 'Collections'],
      ['brand', 'Marques'],
      ['category', 'Catégories'],
    ]);
  });

  it('name the price bands', () => {
    expect(priceBands.map(({ label, priceMin, priceMax }) => [label, priceMin, priceMax])).toEqual([
      ['Tous les prix', null, null],
      ['Moins de 10\u202f000\u00a0FCFA', null, 10_000],
      ['10\u202f000 – 20\u202f000\u00a0FCFA', 10_000, 20_000],
      ['20\u202f000 – 50\u202f000\u00a0FCFA', 20_000, 50_000],
      ['50\u202f000 – 100\u202f000\u00a0FCFA', 50_000, 100_000],
      ['Plus de 100\u202f000\u00a0FCFA', 100_000, null],
    ]);
  });

  it('mark the band of the address', () => {
    const [price] = toFilterGroups({ ...noFilters, priceMin: 20_000, priceMax: 50_000 }, options);
    expect(price?.choices.filter(({ isChosen }) => isChosen).map(({ label }) => label)).toEqual([
      '20\u202f000 – 50\u202f000\u00a0FCFA',
    ]);
  });

  it.each([
    [{ priceMin: 5000, priceMax: null }, 'Plus de 5\u202f000\u00a0FCFA'],
    [{ priceMin: null, priceMax: 5000 }, 'Moins de 5\u202f000\u00a0FCFA'],
    [{ priceMin: 5000, priceMax: 7500 }, '5\u202f000 – 7\u202f500\u00a0FCFA'],
    [{ priceMin: 100_000, priceMax: null }, 'Plus de 100\u202f000\u00a0FCFA'],
  ])('name other limits too: %j', (limits, label) => {
    expect(priceLabel(limits)).toBe(label);
  });
});

describe('The chips', () => {
  it('are the active filters, each with the address without it', () => {
    const filters = {
      ...noFilters,
      search: 'robe',
      category: 'Mode',
      priceMax: 10_000,
      onSale: true,
      page: 4,
    };
    expect(toChips(filters)).toEqual([
      { label: '« robe »', removeHref: '/products?category=Mode&price_max=10000&onSale=true' },
      { label: 'Mode', removeHref: '/products?search=robe&price_max=10000&onSale=true' },
      {
        label: 'Moins de 10\u202f000\u00a0FCFA',
        removeHref: '/products?category=Mode&search=robe&onSale=true',
      },
      { label: 'Articles en vente', removeHref: '/products?category=Mode&search=robe&price_max=10000' },
    ]);
  });

  it('can all be cleared at once, preserving the sort order', () => {
    expect(clearHref({ ...noFilters, category: 'Mode', sort: 'price_desc' })).toBe(
      '/products?sort=price_desc',
    );
    expect(clearHref({ ...noFilters, sort: 'price_desc', page: 2 })).toBeNull();
  });
});

describe('The title and the way to it', () => {
  it.each([
    [noFilters, 'Boutique', ['Accueil', 'Boutique']],
    [{ ...noFilters, category: 'Mode' }, 'Mode', ['Accueil', 'Boutique', 'Mode']],
    [{ ...noFilters, collection: 'Tabaski' }, 'Tabaski', ['Accueil', 'Boutique', 'Tabaski']],
    [
      { ...noFilters, search: 'wax', category: 'Mode' },
      'Résultats pour « wax »',
      ['Accueil', 'Boutique', 'Résultats pour « wax »'],
    ],
  ])('follow the filters', (filters, title, crumbs) => {
    expect(listTitle(filters)).toBe(title);
    const way = toListCrumbs(filters);
    expect(way.map(({ label }) => label)).toEqual(crumbs);
    expect(way.at(-1)?.href).toBe(null);
  });
});

describe('A search too long to be read', () => {
  const filters = { ...noFilters, search: 'a'.repeat(300) };
  const shown = `« ${'a'.repeat(60)}… »`;

  it('is cut in the title, the breadcrumb and the chip', () => {
    expect(listTitle(filters)).toBe(`Résultats pour ${shown}`);
    expect(toListCrumbs(filters).at(-1)?.label).toBe(`Résultats pour ${shown}`);
    expect(toChips(filters)[0]?.label).toEqual(shown);
  });
});

describe('Sale and sort', () => {
  it('are links', () => {
    expect(toOrdering({ ...noFilters, onSale: true, category: 'Mode' })).toEqual({
      onSale: { label: 'Articles en vente', href: '/products?category=Mode', isChosen: true },
      sort: {
        value: 'default',
        choices: [
          {
            value: 'default',
            label: 'Par défaut',
            href: '/products?category=Mode&onSale=true',
            isChosen: true,
          },
          {
            value: 'price_asc',
            label: 'Prix croissant',
            href: '/products?category=Mode&onSale=true&sort=price_asc',
            isChosen: false,
          },
          {
            value: 'price_desc',
            label: 'Prix décroissant',
            href: '/products?category=Mode&onSale=true&sort=price_desc',
            isChosen: false,
          },
        ],
      },
    });
  });
});
