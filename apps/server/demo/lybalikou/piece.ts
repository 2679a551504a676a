import type { DemoPriceRule, DemoProduct, DemoVariation } from '../../src/demo/demoStore.ts';
import { shelf, withText, type Kind } from '../teranga/article.ts';

type Option = Kind['options'][number];

/** A fabric or colour that a piece is made in: its name, how it is shown, and its picture. */
export interface Cloth {
  option: Option;
  picture: string;
  /** Pieces left, one number a size; a single number where there are no sizes. */
  stock: number[];
  price?: number;
  /** False: no longer woven or dyed. */
  isEnabled?: boolean;
}

/** A piece of the house, as its cutter describes it. */
export interface Piece {
  id: string;
  name: string;
  /** The workshop that made it. */
  atelier: string;
  price: number;
  /** Why it is beautiful, in a sentence or two. */
  text: string;
  /** What it is cut from. */
  fabric: string;
  cut: string;
  care: string;
  /** More facts, one a line. */
  details?: string[];
  /** The first one is what lists show. */
  pictures: { name: string; alt: string }[];
  cloths?: Cloth[];
  sizes?: string[];
  /** Pieces left of one that comes in one cloth and, with sizes, of each size. */
  stock?: number[];
  tags: string[];
  themes?: string[];
  rules?: DemoPriceRule[];
  sold: number;
  addedDaysAgo: number;
}

/** A cloth told by its dye. */
export const dyed = (name: string, color: string, picture: string, stock: number[]): Cloth => ({
  option: { name: 'Couleur', value: color, valueType: 'color', shortValue: name },
  picture,
  stock,
});

/** A cloth told by its print: the piece itself is the swatch. */
export const printed = (name: string, picture: string, stock: number[]): Cloth => ({
  option: { name: 'Tissu', value: picture, valueType: 'picture', shortValue: name },
  picture,
  stock,
});

const inSize = (size: string): Option => withText('Taille', size);

/** Every cloth in every size; a piece of one cloth comes in its sizes alone. */
function kindsOf({ cloths = [], sizes = [], stock = [] }: Piece): Kind[] {
  if (cloths.length === 0) {
    if (sizes.length === 0) return [];
    return sizes.map((size, index) => ({ options: [inSize(size)], stock: stock[index] ?? 0 }));
  }
  return cloths.flatMap((cloth) => {
    const more = {
      picture: cloth.picture,
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

/** A variation shows its own cloth first, then the piece's other pictures. */
function withOtherViews(variation: DemoVariation, { pictures }: Piece): DemoVariation {
  const names = pictures.map(({ name }) => name);
  return { ...variation, pictures: [...new Set([...variation.pictures, ...names])] };
}

/** The pieces of one department; their references count up from the prefix. */
export function department(category: string, prefix: string, pieces: Piece[]): DemoProduct[] {
  const articles = pieces.map((piece) => {
    const kinds = kindsOf(piece);
    return {
      id: piece.id,
      name: piece.name,
      brand: piece.atelier,
      price: piece.price,
      text: piece.text,
      points: [],
      pictures: piece.pictures.map(({ name }) => name),
      tags: piece.tags,
      collections: piece.themes ?? [],
      rules: piece.rules ?? [],
      sold: piece.sold,
      addedDaysAgo: piece.addedDaysAgo,
      ...(kinds.length > 0 ? { kinds } : { stock: piece.stock?.[0] ?? 0 }),
    };
  });
  return shelf(category, prefix, articles).map((product, index) => {
    const piece = pieces[index];
    if (!piece) return product;
    const variations = product.variations.map((variation) => withOtherViews(variation, piece));
    return { ...product, description: describe(piece), pictures: piece.pictures, variations };
  });
}
