/** What a store arranges by hand: a list of entries, each with an address, in an order. */
export interface Grouping {
  table: 'collections' | 'categories' | 'services';
  /** As the audit log names an entry. */
  subject: 'collection' | 'category' | 'service';
  /** With its article, as French has it: «La collection». */
  label: string;
  /** The columns that an operator changes besides the name. */
  columns: readonly string[];
}

export const groupings = {
  collection: {
    table: 'collections',
    subject: 'collection',
    label: 'La collection',
    columns: ['slug', 'description', 'image'],
  },
  category: {
    table: 'categories',
    subject: 'category',
    label: 'Le rayon',
    columns: ['image', 'is_popular'],
  },
  service: {
    table: 'services',
    subject: 'service',
    label: 'Le service',
    columns: [
      'description',
      'picture',
      'picture_color',
      'is_available',
      'from_price',
      'duration',
      'documents',
      'category_id',
    ],
  },
} as const satisfies Record<string, Grouping>;
