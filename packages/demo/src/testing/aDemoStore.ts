import type { DemoProduct, DemoStore } from '../demoStore.ts';

/** A demo product with an image, in the only category and collection of `aDemoStore`. */
export const aDemoProduct = (overrides: Partial<DemoProduct> = {}): DemoProduct => ({
  id: 'robe-wax',
  sku: 'ROBE',
  name: 'Robe en wax',
  description: '<p>Taillée à Dakar.</p>',
  brand: null,
  category: 'Robes',
  tags: ['wax'],
  collections: ['ete'],
  sellingPrice: 10_000,
  quantity: 5,
  sold: 2,
  multiPricing: [],
  images: [{ name: 'robe.png', alt: 'Robe' }],
  variations: [],
  addedDaysAgo: 3,
  ...overrides,
});

/** A small demo store whose images are in `imagesFolder`. */
export const aDemoStore = (imagesFolder: string, overrides: Partial<DemoStore> = {}): DemoStore => ({
  id: 'essai',
  name: 'Essai',
  design: 'default',
  hosts: ['essai.localhost', 'www.essai.localhost'],
  logo: 'robe.png',
  categories: [{ id: 'robes', name: 'Robes', image: null, isPopular: true }],
  collections: [{ id: 'c1', name: 'Été', slug: 'ete', description: '', image: null }],
  products: [aDemoProduct()],
  services: [],
  marketplaceInfo: {
    footerDescription: 'Un essai.',
    contact: { phones: [], emails: [] },
    deliveryInfo: { zones: [], notes: [] },
  },
  storeInfo: {
    name: 'Essai',
    socialInfo: { phone: null, email: null, networks: [] },
    contactPageInfo: { title: '', coverImage: null, phones: [], emails: [], openingHours: [], locations: [] },
    aboutPageInfo: {
      introduction: { title: '', text: '', features: [] },
      metrics: [],
      sections: [],
      testimonials: [],
    },
    promotionalFeatures: [],
  },
  sizeGuide: null,
  features: { currencyPicker: true, cashOnDelivery: true, onlinePayment: false, whatsapp: null },
  imagesFolder,
  ...overrides,
});
