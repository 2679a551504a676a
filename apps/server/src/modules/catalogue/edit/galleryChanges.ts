import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/problem.ts';
import { cleanLine } from '../../../platform/text/cleanText.ts';
import type { ProductDocument } from '../versions/productDocument.ts';
import { changeProduct, type ChangeContext, type ChangedProduct } from './changeProduct.ts';

const mostImages = 50;
const fullMessage = `Un article a au plus ${mostImages} images.`;

const picturesOf = ({ gallery, variations }: Pick<ProductDocument, 'gallery' | 'variations'>): string[] => [
  ...gallery.map(({ name }) => name),
  ...variations.flatMap(({ picture, pictures }) => [...(picture === null ? [] : [picture]), ...pictures]),
];

/** Refuses images that the product did not have and that are not among the store's. */
export function refuseUnknownPictures(
  before: ProductDocument,
  after: ProductDocument,
  hasPicture: (name: string) => boolean,
): void {
  const known = new Set(picturesOf(before));
  const unknown = picturesOf(after).find((name) => !known.has(name) && !hasPicture(name));
  if (unknown === undefined) return;
  const message = `L’image « ${unknown.slice(0, 100)} » n’est pas parmi celles de la boutique.`;
  throw new HttpError(422, message, { gallery: [message] });
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
    if (gallery.length >= mostImages) throw new HttpError(422, fullMessage, { file: [fullMessage] });
    const isFirst = gallery.length === 0;
    const added = { ...current, gallery: [...gallery, { name, alt: cleanLine(alt) }] };
    return isFirst ? { ...added, pictureColor: color } : added;
  });
}
