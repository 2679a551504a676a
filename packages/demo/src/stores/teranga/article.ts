import type { DemoPriceRule, DemoProduct, DemoVariation } from '../../demoStore.ts';

type Option = DemoVariation['options'][number];

/** One variation of a product; fields left out are inherited from the product. */
export interface Kind {
  options: Option[];
  stock: number;
  price?: number;
  /** False: no longer offered. */
  isEnabled?: boolean;
  image?: string;
}

/** An article as the store's shelves list it. */
export interface Article {
  id: string;
  name: string;
  brand?: string;
  /** FCFA. */
  price?: number;
  stock?: number;
  /** The description's opening paragraph, and its list. */
  text: string;
  points: string[];
  images: string[];
  tags: string[];
  collections?: string[];
  rules?: DemoPriceRule[];
  kinds?: Kind[];
  sold: number;
  addedDaysAgo: number;
}

export const inColour = (name: string, colour: string): Option => ({
  name: 'Couleur',
  value: colour,
  valueType: 'color',
  shortValue: name,
});

export const shownAs = (name: string, image: string): Option => ({
  name: 'Coloris',
  value: image,
  valueType: 'picture',
  shortValue: name,
});

export const withText = (name: string, value: string): Option => ({ name, value, valueType: 'text' });

/** One kind a size; the list of stocks follows the list of sizes. */
export const inSizes = (name: string, sizes: (string | number)[], stocks: number[]): Kind[] =>
  sizes.map((size, index) => ({ options: [withText(name, String(size))], stock: stocks[index] ?? 0 }));

/** Every size of one colour. */
export const colourInSizes = (colour: Option, image: string, sizes: string[], stocks: number[]): Kind[] =>
  inSizes('Taille', sizes, stocks).map((kind) => ({ ...kind, options: [colour, ...kind.options], image }));

const adjustment = (amount: number, percentage: boolean, days: [number, number]): DemoPriceRule => ({
  type: 'ADJUSTMENT',
  amount,
  percentage,
  startsInDays: days[0],
  endsInDays: days[1],
});

/** A reduction in per cent, from one day to another, counted from the seeding. */
export const percentOff = (percent: number, ...days: [number, number]): DemoPriceRule =>
  adjustment(-percent, true, days);

/** A reduction by a sum of FCFA. */
export const francsOff = (sum: number, ...days: [number, number]): DemoPriceRule =>
  adjustment(-sum, false, days);

function toVariations(kinds: Kind[], article: Article, sku: string): DemoVariation[] {
  return kinds.map((kind, index) => {
    const price = kind.price ?? article.price;
    if (price === undefined) throw new Error(`${article.id}: a kind without a price.`);
    const image = kind.image ?? null;
    return {
      sku: `${sku}-${String(index + 1).padStart(2, '0')}`,
      isEnabled: kind.isEnabled ?? true,
      quantity: kind.stock,
      sellingPrice: price,
      multiPricing: article.rules ?? [],
      picture: image,
      pictures: image === null ? [] : [image],
      options: kind.options,
    };
  });
}

function toProduct(article: Article, category: string, sku: string): DemoProduct {
  const variations = toVariations(article.kinds ?? [], article, sku);
  const offered = variations.filter((variation) => variation.isEnabled);
  const points = article.points.map((point) => `<li>${point}</li>`).join('');
  return {
    id: article.id,
    sku,
    name: article.name,
    description: `<p>${article.text}</p><ul>${points}</ul>`,
    brand: article.brand ?? null,
    category,
    tags: article.tags,
    collections: article.collections ?? [],
    sellingPrice: article.price ?? Math.min(...offered.map((variation) => variation.sellingPrice)),
    quantity: article.stock ?? offered.reduce((sum, variation) => sum + variation.quantity, 0),
    sold: article.sold,
    multiPricing: article.rules ?? [],
    images: article.images.map((name, index) => ({
      name,
      alt: index === 0 ? article.name : `${article.name}, vue ${String(index + 1)}`,
    })),
    variations,
    addedDaysAgo: article.addedDaysAgo,
  };
}

/** The articles of one category; their references count up from the prefix. */
export const productsOf = (category: string, prefix: string, articles: Article[]): DemoProduct[] =>
  articles.map((article, index) =>
    toProduct(article, category, `${prefix}-${String(index + 1).padStart(3, '0')}`),
  );
