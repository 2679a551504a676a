import type { Tx } from '../../../platform/db/database.ts';
import { fieldError, HttpError } from '../../../platform/http/httpError.ts';
import { cleanLine } from '../../../platform/text/cleanText.ts';
import type { ProductDocument } from '../versions/productDocument.ts';
import { changeProduct, type ChangeContext, type ChangedProduct } from './changeProduct.ts';

const mostImages = 50;
const fullMessage = `Un article a au plus ${mostImages} images.`;

const imagesOf = ({ gallery, variations }: Pick<ProductDocument, 'gallery' | 'variations'>): string[] => [
  ...gallery.map(({ name }) => name),
  ...variations.flatMap(({ picture, pictures }) => [...(picture === null ? [] : [picture]), ...pictures]),
];

/** Refuses images that the product did not have and that are not among the store's. */
export function refuseUnknownImages(
  before: ProductDocument,
  after: ProductDocument,
  hasImage: (name: string) => boolean,
): void {
  const currentImages = new Set(imagesOf(before));
  const unknown = imagesOf(after).find((name) => !currentImages.has(name) && !hasImage(name));
  if (unknown === undefined) return;
  const message = `L’image « ${unknown.slice(0, 100)} » n’est pas parmi celles de la boutique.`;
  throw fieldError('gallery', message);
}

/** Adds an image after the others of a product, whatever version of it was seen. */
export function addImage(
  tx: Tx,
  id: string,
  { name, color, alt }: { name: string; color: string; alt: string },
  context: Omit<ChangeContext, 'version'>,
): Promise<ChangedProduct> {
  return changeProduct(tx, id, 'product.update', { ...context, version: null }, (current) => {
    const { gallery } = current;
    if (gallery.some((image) => image.name === name)) return current;
    if (gallery.length >= mostImages) throw fieldError('file', fullMessage);
    const isFirst = gallery.length === 0;
    const added = { ...current, gallery: [...gallery, { name, alt: cleanLine(alt) }] };
    return isFirst ? { ...added, pictureColor: color } : added;
  });
}

/** What to change of one image of a product; `place` counts from 1. */
export interface ImageChange {
  place: number;
  alt?: string | undefined;
  moveTo?: number | undefined;
  isRemoved?: boolean | undefined;
}

/** Describes, moves or removes an image of a product. */
export function changeImage(
  tx: Tx,
  id: string,
  { place, alt, moveTo, isRemoved = false }: ImageChange,
  context: ChangeContext,
): Promise<ChangedProduct> {
  return changeProduct(tx, id, 'product.update', context, (current) => {
    const { gallery } = current;
    const image = gallery[place - 1];
    if (!image)
      throw new HttpError(404, `Cet article n’a pas d’image n° ${place} : il en a ${gallery.length}.`);
    const others = gallery.toSpliced(place - 1, 1);
    if (isRemoved) return { ...current, gallery: others };
    const changed = alt === undefined ? image : { ...image, alt: cleanLine(alt) };
    return { ...current, gallery: others.toSpliced((moveTo ?? place) - 1, 0, changed) };
  });
}
