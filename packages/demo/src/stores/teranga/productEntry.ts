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

/** A product as the store's shelves list it. */
export interface ProductEntry {
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

function toVariations(kinds: Kind[], entry: ProductEntry, sku: string): DemoVariation[] {
  return kinds.map((kind, index) => {
    const price = kind.price ?? entry.price;
    if (price === undefined) throw new Error(`${entry.id}: a kind without a price.`);
    const image = kind.image ?? null;
    return {
      sku: `${sku}-${String(index + 1).padStart(2, '0')}`,
      isEnabled: kind.isEnabled ?? true,
      quantity: kind.stock,
      sellingPrice: price,
      multiPricing: entry.rules ?? [],
      picture: image,
      pictures: image === null ? [] : [image],
      options: kind.options,
    };
  });
}

function toProduct(entry: ProductEntry, category: string, sku: string): DemoProduct {
  const variations = toVariations(entry.kinds ?? [], entry, sku);
  const offered = variations.filter((variation) => variation.isEnabled);
  const points = entry.points.map((point) => `<li>${point}</li>`).join('');
  return {
    id: entry.id,
    sku,
    name: entry.name,
    description: `<p>${entry.text}</p><ul>${points}</ul>`,
    brand: entry.brand ?? null,
    category,
    tags: entry.tags,
    collections: entry.collections ?? [],
    sellingPrice: entry.price ?? Math.min(...offered.map((variation) => variation.sellingPrice)),
    quantity: entry.stock ?? offered.reduce((sum, variation) => sum + variation.quantity, 0),
    sold: entry.sold,
    multiPricing: entry.rules ?? [],
    images: entry.images.map((name, index) => ({
      name,
      alt: index === 0 ? entry.name : `${entry.name}, vue ${String(index + 1)}`,
    })),
    variations,
    addedDaysAgo: entry.addedDaysAgo,
  };
}

/** The products of one category; their references count up from the prefix. */
export const productsOf = (category: string, prefix: string, entries: ProductEntry[]): DemoProduct[] =>
  entries.map((entry, index) =>
    toProduct(entry, category, `${prefix}-${String(index + 1).padStart(3, '0')}`),
  );
