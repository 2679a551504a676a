import type { NewProductWire, ProductPatchWire } from '@teranga/contract/admin';
import type { ProductPatch } from '../../../../modules/catalogue/edit/editProduct.ts';
import type { NewProduct } from '../../../../modules/catalogue/newProduct.ts';
import { fieldError } from '../../../../platform/http/httpError.ts';
import { cleanWord } from '../../../../platform/text/cleanText.ts';

/** A product that staff filled in, off sale unless they say otherwise. */
export function toNewProduct(
  body: NewProductWire,
  hasImage: (name: string) => boolean,
): Omit<NewProduct, 'id'> & { id?: string | undefined } {
  const { gallery = [], variations = [] } = body;
  const images = [
    ...gallery.map(({ name }) => name),
    ...variations.flatMap(({ picture, pictures: others }) => [
      ...(picture === null ? [] : [picture]),
      ...others,
    ]),
  ];
  const unknown = images.find((name) => !hasImage(name));
  if (unknown !== undefined) {
    const message = `L’image « ${unknown.slice(0, 100)} » n’est pas parmi celles de la boutique.`;
    throw fieldError('gallery', message);
  }
  const lowest = Math.min(...variations.map(({ sellingPrice }) => sellingPrice));
  return {
    sku: '',
    description: '',
    brand: null,
    categoryId: null,
    tags: [],
    collectionIds: [],
    multiPricing: [],
    quantity: 0,
    isPublished: false,
    ...body,
    gallery,
    sellingPrice: variations.length > 0 ? lowest : body.sellingPrice,
    variations: variations.map((variation) => ({ quantity: 0, ...variation })),
  };
}

/** The fields to change, and what its new variations begin with, by their references. */
export function splitStock({ variations, ...fields }: Omit<ProductPatchWire, 'reason' | 'isConfirmed'>): {
  patch: ProductPatch;
  openingStock: ReadonlyMap<string, number>;
} {
  const openingStock = new Map<string, number>();
  if (!variations) return { patch: fields, openingStock };
  const documents = variations.map(({ quantity, ...document }) => {
    if (quantity !== undefined) openingStock.set(cleanWord(document.sku), quantity);
    return document;
  });
  return { patch: { ...fields, variations: documents }, openingStock };
}
