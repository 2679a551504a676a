import { SelectField } from '@teranga/ui/field';
import { groupingsApi } from '../../api/groupingsApi.ts';
import { useGrouping } from '../../api/useGrouping.ts';
import { FilterPanel } from '../../parts/FilterPanel.tsx';

interface ProductFiltersProps {
  filters: Readonly<Record<string, string>>;
  change: (changes: Readonly<Record<string, string | null>>) => void;
}

const sorts = [
  { value: '', label: 'Les plus récents' },
  { value: 'name', label: 'Nom' },
  { value: 'price_asc', label: 'Prix croissant' },
  { value: 'price_desc', label: 'Prix décroissant' },
  { value: 'stock_asc', label: 'Stock croissant' },
  { value: 'stock_desc', label: 'Stock décroissant' },
  { value: 'sold', label: 'Les plus vendus' },
];
const cleared = { sort: null, category: null, collection: null, brand: null, tag: null };

const choices = (all: string, entries: readonly { value: string; label: string }[] = []) => [
  { value: '', label: all },
  ...entries,
];
const byId = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
const byName = ({ name }: { name: string }) => ({ value: name, label: name });

/** The fields render once they are shown: their choices take four requests. */
function ProductFilterFields({ filters, change }: ProductFiltersProps) {
  const categories = useGrouping('categories');
  const collections = useGrouping('collections');
  const { data: brands } = groupingsApi.useNamesQuery('brands');
  const { data: tags } = groupingsApi.useNamesQuery('tags');
  const fields = [
    { name: 'category', label: 'Rayon', options: choices('Tous', categories?.items.map(byId)) },
    { name: 'collection', label: 'Collection', options: choices('Toutes', collections?.items.map(byId)) },
    { name: 'brand', label: 'Marque', options: choices('Toutes', brands?.items.map(byName)) },
    { name: 'tag', label: 'Étiquette', options: choices('Toutes', tags?.items.map(byName)) },
    { name: 'sort', label: 'Trier par', options: sorts },
  ];
  return fields.map(({ name, label, options }) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      options={options}
      value={filters[name] ?? ''}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  ));
}

/** What narrows and orders the list of products besides its tab and its search. */
export function ProductFilters({ filters, change }: ProductFiltersProps) {
  const count = Object.keys(cleared).filter((name) => filters[name]).length;
  return (
    <FilterPanel count={count} clear={() => change(cleared)}>
      <ProductFilterFields filters={filters} change={change} />
    </FilterPanel>
  );
}
