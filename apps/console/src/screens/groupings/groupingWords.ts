import type { Grouping, GroupingEntry } from '../../api/groupingsApi.ts';
import { plural } from '../../lib/format.ts';

/** The tabs of the screen: what has an order, and the names that products carry. */
export type GroupingTab = Grouping | 'brands' | 'tags';

export const groupingTabs: readonly { value: GroupingTab; label: string }[] = [
  { value: 'categories', label: 'Rayons' },
  { value: 'collections', label: 'Collections' },
  { value: 'services', label: 'Services' },
  { value: 'brands', label: 'Marques' },
  { value: 'tags', label: 'Étiquettes' },
];

interface GroupingWords {
  add: string;
  edit: string;
  empty: string;
  emptyText: string;
  created: string;
}

export const groupingWords: Record<Grouping, GroupingWords> = {
  categories: {
    add: 'Nouveau rayon',
    edit: 'Rayon',
    empty: 'Aucun rayon',
    emptyText: 'Les rayons mènent les clients aux articles : vêtements, cuisine, jouets…',
    created: 'Rayon créé.',
  },
  collections: {
    add: 'Nouvelle collection',
    edit: 'Collection',
    empty: 'Aucune collection',
    emptyText: 'Une collection réunit des articles pour une saison ou une fête.',
    created: 'Collection créée.',
  },
  services: {
    add: 'Nouveau service',
    edit: 'Service',
    empty: 'Aucun service',
    emptyText: 'Un service se demande par un devis : voyage, couture, livraison de repas…',
    created: 'Service créé.',
  },
};

/** The image of an entry, whatever its grouping calls it. */
export const imageOf = (entry: GroupingEntry): string | null =>
  'picture' in entry ? entry.picture : entry.image;

/** What a row says beside the name. */
export function noteOf(entry: GroupingEntry): string {
  if ('isAvailable' in entry)
    return [entry.category?.name, !entry.isAvailable && 'Pas proposé en ce moment']
      .filter(Boolean)
      .join(' · ');
  const isPopular = 'isPopular' in entry && entry.isPopular;
  return [plural(entry.count, 'article'), isPopular && 'mis en avant'].filter(Boolean).join(' · ');
}
