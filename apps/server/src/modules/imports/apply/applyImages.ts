import type { ImageWire } from '@teranga/contract';
import { cleanLine } from '../../../platform/text/cleanText.ts';
import type { VariationDocument } from '../../catalogue/versions/productDocument.ts';
import type { ImageDraft, VariationDraft } from '../draft.ts';
import type { ApplyContext, WantedImages } from './context.ts';

/** The text of an image: the file's, else the one it has, else the product's name. */
function altOf({ alt }: ImageDraft, currentImage: ImageWire | undefined, productName: string): string {
  const text = cleanLine(alt ?? '');
  if (text !== '') return text;
  return currentImage && (alt === undefined || currentImage.alt === '') ? currentImage.alt : productName;
}

/**
 * A gallery as a file gives it. While an image has to be fetched, a product keeps the images it
 * has.
 */
export function applyGallery(
  current: readonly ImageWire[] | null,
  images: readonly ImageDraft[],
  productName: string,
  { imageNameOf }: ApplyContext,
): { gallery: ImageWire[]; wanted: WantedImages | null } {
  const found = images.map((image) => {
    const name = imageNameOf(image.url);
    const currentImage = current?.find((each) => each.name === name);
    return { ...image, name, alt: altOf(image, currentImage, productName) };
  });
  const stored = found.flatMap(({ name, alt }) => (name === null ? [] : [{ name, alt }]));
  if (stored.length === found.length) return { gallery: stored, wanted: null };
  return { gallery: current ? [...current] : stored, wanted: { sku: '', images: found } };
}

type VariationImages = Pick<VariationDocument, 'picture' | 'pictures'>;

/** The images of a variation as a file gives them. */
export function applyImages(
  current: VariationImages | null,
  { sku, picture, pictures }: VariationDraft,
  { imageNameOf }: ApplyContext,
): VariationImages & { wanted: WantedImages | null } {
  const currentImages = { picture: current?.picture ?? null, pictures: current?.pictures ?? [] };
  if (picture === undefined && pictures === undefined) return { ...currentImages, wanted: null };
  const urls = [...new Set([...(picture ? [picture] : []), ...(pictures ?? [])])];
  const names = new Map(urls.map((url) => [url, imageNameOf(url)]));
  const images = urls.map((url) => ({ url, alt: '', name: names.get(url) ?? null }));
  if (images.some(({ name }) => name === null)) return { ...currentImages, wanted: { sku, images } };
  const main = picture === undefined ? currentImages.picture : ((picture && names.get(picture)) ?? null);
  if (pictures === undefined && main === currentImages.picture) return { ...currentImages, wanted: null };
  const all = pictures?.flatMap((url) => names.get(url) ?? []) ?? (main === null ? [] : [main]);
  return { picture: main, pictures: all, wanted: null };
}
