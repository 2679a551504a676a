import type { sheetColumns } from './sheetSource.ts';

const labels: Record<keyof typeof sheetColumns, string> = {
  sku: 'Référence',
  name: 'Nom',
  price: 'Prix',
  compareAt: 'Prix barré',
  stock: 'Stock',
  category: 'Rayon',
  brand: 'Marque',
  tags: 'Étiquettes',
  description: 'Description',
  published: 'En vente',
  image: 'Images',
};

/** The fields of a simple table, as whoever chooses their columns reads them. */
export const sheetFields = Object.entries(labels).map(([field, label]) => ({
  field,
  label,
}));
