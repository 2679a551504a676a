import type { StaffProductWire } from '@teranga/contract/admin';

/** A product as staff read it. */
export const aStaffProduct = (more: Partial<StaffProductWire> = {}): StaffProductWire => ({
  id: 'robe',
  version: 4,
  sku: 'ROBE',
  name: 'Robe',
  description: '<p>Coupée à la Médina.</p>',
  brand: null,
  categoryId: null,
  tags: ['été'],
  collectionIds: [],
  sellingPrice: 9_000,
  multiPricing: [],
  gallery: [
    { name: 'a.jpg', alt: 'De face' },
    { name: 'b.jpg', alt: 'De dos' },
  ],
  measurement: null,
  isPublished: true,
  pictureColor: null,
  variations: [],
  quantity: 3,
  trackStock: true,
  lowStock: null,
  sold: 0,
  addedAt: '2026-11-01T00:00:00Z',
  price: 9_000,
  path: '/products/robe',
  ...more,
});
