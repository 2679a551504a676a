import { foldText } from '../../domain/typography/index.ts';
import type { FilterOptions } from './filterViews.ts';
import { filterParameters, readFilters } from './filters/index.ts';

/** Something to narrow a list by: its name, and what else may stand for it in an address. */
interface Choice {
  name: string;
  ids?: readonly string[];
}

/** The name as the store writes it, or the given text if nothing has this name. */
function canonicalName(given: string, choices: readonly Choice[]): string {
  if (choices.some(({ name }) => name === given)) return given;
  const folded = foldText(given);
  const choice = choices.find(({ name, ids }) => ids?.includes(given) || foldText(name) === folded);
  return choice?.name ?? given;
}

/**
 * Where a list has its one address: names as they are written, no filter repeated; null when it is
 * there. Names are compared as the server compares them: without accents, in either case.
 */
export function canonicalListHref(query: URLSearchParams, options: FilterOptions): string | null {
  const filters = readFilters(query);
  const choices: Record<'category' | 'collection' | 'tag' | 'brand', readonly Choice[]> = {
    category: options.categories.map(({ id, name }) => ({ name, ids: [id] })),
    collection: options.collections.map(({ id, slug, title }) => ({ name: title, ids: [id, slug] })),
    tag: options.tags,
    brand: options.brands,
  };
  const next = new URLSearchParams(query);
  for (const name of filterParameters) {
    const [first, ...more] = query.getAll(name);
    if (first !== undefined && more.length > 0) next.set(name, first);
  }
  for (const filter of ['category', 'collection', 'tag', 'brand'] as const) {
    const typedName = filters[filter];
    const name = typedName === null ? null : canonicalName(typedName, choices[filter]);
    if (name !== null && name !== typedName) next.set(filter, name);
  }
  return next.toString() === query.toString() ? null : `/products?${next.toString()}`;
}
