import type { ListedProductWire, StaffProductPageWire } from '@teranga/contract/admin';

/** A product of the list. */
export const aListedProduct: ListedProductWire = {
  id: 'savon',
  sku: 'SAV-1',
  name: 'Savon noir',
  picture: null,
  pictureColor: null,
  brand: null,
  category: null,
  isPublished: true,
  sellingPrice: 2_000,
  hasVariations: false,
  variations: 0,
  quantity: 4,
  trackStock: true,
  isLow: false,
  lowVariations: [],
  reducedFrom: [],
  lowStock: null,
  sold: 0,
  addedAt: '2026-11-01T00:00:00Z',
  price: 2_000,
  version: 3,
};
/** A list with that product alone. */
export const aProductPage: StaffProductPageWire = {
  items: [aListedProduct],
  next: null,
  counts: { all: 1, published: 1, unpublished: 0, low: 0, out: 0 },
};
