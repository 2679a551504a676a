import type { NewProduct, NewVariation } from '../catalogue/newProduct.ts';

/** A variation whose image is still a URL. */
export type VariationDraft = Omit<NewVariation, 'picture' | 'pictures'> & { imageUrl: string | null };

/** A product read from a file: its images are still URLs, its category a name. */
export type ProductDraft = Omit<
  NewProduct,
  'id' | 'categoryId' | 'collectionIds' | 'gallery' | 'pictureColor' | 'variations'
> & {
  /** Where it begins in the file. */
  line: number;
  /** Its address when the file gives one; else it is made from its name. */
  id: string | null;
  category: string | null;
  pictures: { url: string; alt: string }[];
  variations: VariationDraft[];
};

/** Every address a draft names, each once. */
export const imageUrlsOf = ({ pictures, variations }: ProductDraft): string[] => [
  ...new Set([...pictures.map(({ url }) => url), ...variations.flatMap(({ imageUrl }) => imageUrl ?? [])]),
];
