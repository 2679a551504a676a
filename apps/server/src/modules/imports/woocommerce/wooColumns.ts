import type { Column } from '../csv/columns.ts';

/** Attributes a product may have in an export. */
const mostAttributes = 20;

/** Names in English and as a French WooCommerce writes them. */
export const wooColumns = {
  id: { names: ['ID'] },
  type: { names: ['Type'] },
  sku: { names: ['SKU', 'UGS'] },
  name: { names: ['Name', 'Nom'] },
  published: { names: ['Published', 'Publié'] },
  visibility: { names: ['Visibility in catalog', 'Visibilité dans le catalogue'] },
  summary: { names: ['Short description', 'Description courte'] },
  description: { names: ['Description'] },
  saleStarts: { names: ['Date sale price starts', 'Date de début de promo'] },
  saleEnds: { names: ['Date sale price ends', 'Date de fin de promo'] },
  inStock: { names: ['In stock?', 'En stock ?'] },
  stock: { names: ['Stock'] },
  backorders: {
    names: [
      'Backorders allowed?',
      'Autoriser les commandes de produits en rupture ?',
      'Commandes en attente autorisées ?',
    ],
  },
  salePrice: { names: ['Sale price', 'Tarif promo'] },
  regularPrice: { names: ['Regular price', 'Tarif régulier'] },
  categories: { names: ['Categories', 'Catégories'] },
  tags: { names: ['Tags', 'Étiquettes'] },
  images: { names: ['Images'] },
  parent: { names: ['Parent'] },
  position: { names: ['Position'] },
  brands: { names: ['Brands', 'Marques'] },
} as const satisfies Record<string, Column>;

export type WooColumn = keyof typeof wooColumns;

type AttributePart = 'name' | 'values' | 'visible';

const attributeNames: Record<AttributePart, (number: number) => [string, ...string[]]> = {
  name: (n) => [`Attribute ${n} name`, `Nom de l’attribut ${n}`],
  values: (n) => [`Attribute ${n} value(s)`, `Valeur(s) de l’attribut ${n}`],
  visible: (n) => [`Attribute ${n} visible`, `Attribut ${n} visible`],
};

/** The columns of every attribute, numbered from 1. */
export const attributeColumns: Record<AttributePart, Record<string, Column>> = {
  name: numbered(attributeNames.name),
  values: numbered(attributeNames.values),
  visible: numbered(attributeNames.visible),
};

function numbered(namesOf: (number: number) => [string, ...string[]]): Record<string, Column> {
  const numbers = Array.from({ length: mostAttributes }, (_, index) => index + 1);
  return Object.fromEntries(numbers.map((number) => [String(number), { names: namesOf(number) }]));
}
