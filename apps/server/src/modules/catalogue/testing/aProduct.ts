import type { PriceRuleWire } from '@teranga/contract';
import type { NewProduct, NewVariation } from '../newProduct.ts';

/** A valid product; fields not given derive from `id`. */
export const aProduct = (overrides: Partial<NewProduct> & { id: string }): NewProduct => ({
  sku: overrides.id.toUpperCase(),
  name: overrides.id,
  description: '',
  brand: null,
  categoryId: null,
  tags: [],
  collectionIds: [],
  sellingPrice: 10_000,
  quantity: 10,
  multiPricing: [],
  gallery: [],
  variations: [],
  ...overrides,
});

/** A variation that may be written. */
export const aVariation = (overrides: Partial<NewVariation> & { sku: string }): NewVariation => ({
  isEnabled: true,
  quantity: 5,
  sellingPrice: 10_000,
  multiPricing: [],
  picture: null,
  pictures: [],
  options: [{ name: 'Taille', value: overrides.sku, valueType: 'text' }],
  ...overrides,
});

const dayMs = 86_400_000;

/** A rule that takes a percentage off, from and until so many days from `now`. */
export const percentOff = (
  percent: number,
  now: Date,
  days: { from: number; until: number },
): PriceRuleWire => ({
  type: 'ADJUSTMENT',
  startDate: new Date(now.getTime() + days.from * dayMs).toISOString(),
  endDate: new Date(now.getTime() + days.until * dayMs).toISOString(),
  amount: -percent,
  percentage: true,
});
