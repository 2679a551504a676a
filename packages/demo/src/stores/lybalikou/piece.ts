import type { DemoPriceRule, DemoProduct, DemoVariation } from '../../demoStore.ts';
import { productsOf, withText, type Kind } from '../teranga/productEntry.ts';

type Option = Kind['options'][number];

/** A fabric or colour of a piece: its name, its swatch and its image. */
export interface Cloth {
  option: Option;
  image: string;
  /** Units in stock, one number per size; a single number where there are no sizes. */
  stock: number[];
  price?: number;
  /** False: no longer woven or dyed. */
  isEnabled?: boolean;
}

/** A product of the store as written in its data files. */
export interface Piece {
  id: string;
  name: string;
  /** The workshop that made it. */
  atelier: string;
  price: number;
  /** Why it is beautiful, in a sentence or two. */
  text: string;
  /** The fabric it is made of. */
  fabric: string;
  cut: string;
  care: string;
  /** More facts, one a line. */
  details?: string[];
  /** The first one is what lists show. */
  images: { name: string; alt: string }[];
  cloths?: Cloth[];
  sizes?: string[];
  /** Units in stock of a piece with a single cloth, one number per size where it has sizes. */
  stock?: number[];
  tags: string[];
  themes?: string[];
  rules?: DemoPriceRule[];
  sold: number;
  addedDaysAgo: number;
}

/** A cloth identified by its dye. */
export const dyed = (name: string, color: string, image: string, stock: number[]): Cloth => ({
  option: { name: 'Couleur', value: color, valueType: 'color', shortValue: name },
  image,
  stock,
});

/** A cloth identified by its print: the piece itself is the swatch. */
export const printed = (name: string, image: string, stock: number[]): Cloth => ({
  option: { name: 'Tissu', value: image, valueType: 'picture', shortValue: name },
  image,
  stock,
});

const inSize = (size: string): Option => withText('Taille', size);

/** Every cloth in every size; a piece with one cloth has only its sizes. */
function kindsOf({ cloths = [], sizes = [], stock = [] }: Piece): Kind[] {
  if (cloths.length === 0) {
    if (sizes.length === 0) return [];
    return sizes.map((size, index) => ({ options: [inSize(size)], stock: stock[index] ?? 0 }));
  }
  return cloths.flatMap((cloth) => {
    const more = {
      image: cloth.image,
      ...(cloth.price === undefined ? {} : { price: cloth.price }),
      ...(cloth.isEnabled === undefined ? {} : { isEnabled: cloth.isEnabled }),
    };
    if (sizes.length === 0) return [{ ...more, options: [cloth.option], stock: cloth.stock[0] ?? 0 }];
    return sizes.map((size, index) => ({
      ...more,
      options: [cloth.option, inSize(size)],
      stock: cloth.stock[index] ?? 0,
    }));
  });
}

function describe({ text, fabric, cut, care, details = [] }: Piece): string {
  const list = details.length > 0 ? `<ul>${details.map((detail) => `<li>${detail}</li>`).join('')}</ul>` : '';
  return `<p>${text}</p><h2>Le tissu</h2><p>${fabric}</p><h2>La coupe</h2><p>${cut}</p>${list}<h2>L’entretien</h2><p>${care}</p>`;
}

/** A variation shows its own cloth first, then the piece's other images. */
function withOtherViews(variation: DemoVariation, { images }: Piece): DemoVariation {
  const names = images.map(({ name }) => name);
  return { ...variation, pictures: [...new Set([...variation.pictures, ...names])] };
}

/** The pieces of one department; their references are the prefix followed by a running number. */
export function department(category: string, prefix: string, pieces: Piece[]): DemoProduct[] {
  const entries = pieces.map((piece) => {
    const kinds = kindsOf(piece);
    return {
      id: piece.id,
      name: piece.name,
      brand: piece.atelier,
      price: piece.price,
      text: piece.text,
      points: [],
      images: piece.images.map(({ name }) => name),
      tags: piece.tags,
      collections: piece.themes ?? [],
      rules: piece.rules ?? [],
      sold: piece.sold,
      addedDaysAgo: piece.addedDaysAgo,
      ...(kinds.length > 0 ? { kinds } : { stock: piece.stock?.[0] ?? 0 }),
    };
  });
  return productsOf(category, prefix, entries).map((product, index) => {
    const piece = pieces[index];
    if (!piece) return product;
    const variations = product.variations.map((variation) => withOtherViews(variation, piece));
    return { ...product, description: describe(piece), images: piece.images, variations };
  });
}
