import { isDeepStrictEqual } from 'node:util';
import type { ProductDocument } from './productDocument.ts';

type Field = keyof ProductDocument;

/** The fields of a product as operators read them. */
export const fieldLabels: Record<Field, string> = {
  sku: 'référence',
  name: 'nom',
  description: 'description',
  brand: 'marque',
  categoryId: 'rayon',
  tags: 'étiquettes',
  collectionIds: 'collections',
  sellingPrice: 'prix',
  multiPricing: 'promotions',
  gallery: 'images',
  pictureColor: 'couleur d’attente',
  measurement: 'mesure',
  isPublished: 'mise en vente',
  variations: 'déclinaisons',
};

const fields = Object.keys(fieldLabels) as Field[];

/** The fields in which two versions of a product differ. */
export const changedFields = (before: ProductDocument, after: ProductDocument): Field[] =>
  fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));

/** Only these fields of a product. */
export const pickFields = (document: ProductDocument, wanted: readonly Field[]): object =>
  Object.fromEntries(wanted.map((field) => [field, document[field]]));
