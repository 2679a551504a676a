import {
  type NewCategory,
  type NewCollection,
  type NewProduct,
  type NewVariation,
  slugOf,
} from '@teranga/server/bench';
import type { Chance } from '@teranga/testing/chance';
import type { PriceRuleWire } from '@teranga/contract';
import {
  productKinds,
  audiences,
  colors,
  inventedNames,
  qualities,
  sizes,
  type ProductKind,
} from './benchWords.ts';

const brandCount = 240;
const tagCount = 90;
const collectionCount = 36;
const mostTags = 4;
const dayMs = 86_400_000;
const hundred = 100;
const priceStep = 50;

const brands = inventedNames(brandCount);
const tags = [
  ...qualities,
  ...colors,
  ...inventedNames(tagCount - qualities.length - colors.length).map((name) => `Édition ${name}`),
];
const collectionNames = inventedNames(collectionCount).map((name) => `Collection ${name}`);

export const benchCategories: NewCategory[] = productKinds.map(({ category }, position) => ({
  id: slugOf(category),
  name: category,
  isPopular: position < 8,
  position,
}));
export const benchCollections: NewCollection[] = collectionNames.map((name, position) => ({
  id: slugOf(name),
  name,
  slug: slugOf(name),
  position,
}));

const kindsByShare = productKinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));

/** One in eight is reduced today, one in thirty will be, and one in thirty has been. */
function priceRules(chance: Chance, now: Date): PriceRuleWire[] {
  const at = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  const roll = chance.below(hundred);
  const rule = (from: number, until: number): PriceRuleWire => ({
    type: 'ADJUSTMENT',
    startDate: at(from),
    endDate: at(until),
    amount: -5 * (1 + chance.below(10)),
    percentage: true,
  });
  if (roll < 12) return [rule(-10, 30 + chance.below(hundred))];
  if (roll < 15) return [rule(20 + chance.below(30), 60)];
  return roll < 18 ? [rule(-60, -30)] : [];
}

function variationsOf(kind: ProductKind, sku: string, price: number, chance: Chance): NewVariation[] {
  if (kind.prices[1] > 300_000 || chance.below(4) > 0) return [];
  return sizes.slice(0, 2 + chance.below(sizes.length - 1)).map((size) => ({
    sku: `${sku}-${size}`,
    isEnabled: chance.below(10) > 0,
    quantity: chance.below(12),
    sellingPrice: price,
    multiPricing: [],
    picture: null,
    pictures: [],
    options: [{ name: 'Taille', value: size, valueType: 'text' as const }],
  }));
}

const describe = (name: string, brand: string, chance: Chance): string =>
  `<p>${name}, signé ${brand}. ${chance.of(qualities)} et ${chance.of(qualities)}, pour ${chance.of(audiences)}.</p>` +
  `<ul><li>Couleur : ${chance.of(colors)}</li><li>Livraison partout au Sénégal</li><li>Retour sous sept jours</li></ul>`;

/** The product of this number: the same one for the same chance. */
export function benchProduct(number: number, chance: Chance, now: Date): NewProduct {
  const kind = chance.of(kindsByShare);
  // Few brands sell much, most sell little.
  const brand = brands[Math.floor(brandCount * chance.next() ** 2)] ?? 'Dakar';
  const color = chance.of(colors);
  const quality = chance.of(qualities);
  const name = `${chance.of(kind.names)} ${quality} en ${chance.of(kind.materials)} ${color} ${chance.of(audiences)}`;
  const sku = `B${number.toString(36).toUpperCase().padStart(5, '0')}`;
  const [lowest, highest] = kind.prices;
  const price = priceStep * Math.round((lowest + (highest - lowest) * chance.next() ** 3) / priceStep);
  const ownTags = [
    quality,
    color,
    ...Array.from({ length: chance.below(mostTags - 1) }, () => chance.of(tags)),
  ];
  return {
    id: `${slugOf(name)}-${number.toString(36)}`,
    sku,
    name,
    description: describe(name, brand, chance),
    brand: chance.below(20) === 0 ? null : brand,
    categoryId: slugOf(kind.category),
    tags: [...new Set(ownTags)],
    collectionIds: chance.below(3) === 0 ? [chance.of(benchCollections).id] : [],
    sellingPrice: price,
    quantity: chance.below(10) === 0 ? 0 : chance.below(200),
    multiPricing: priceRules(chance, now),
    gallery: [],
    variations: variationsOf(kind, sku, price, chance),
    sold: Math.floor(500 * chance.next() ** 4),
    addedAt: new Date(now.getTime() - chance.below(700 * 24) * 3_600_000),
  };
}
