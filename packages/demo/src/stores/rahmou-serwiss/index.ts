import path from 'node:path';
import type { DemoStore } from '../../demoStore.ts';
import { products } from './products.ts';
import { services } from './services.ts';
import { marketplaceInfo, storeInfo } from './storeInfo.ts';

/** A travel agency of Dakar, with a small shop for travellers. */
export const demoStore: DemoStore = {
  id: 'rahmou-serwiss',
  name: 'Rahmou Serwiss',
  design: 'rahmou-serwiss',
  hosts: ['rahmou-serwiss.localhost'],
  logo: 'logo.webp',
  categories: [
    { id: 'bagages', name: 'Bagages', image: 'valise-couchant.webp', isPopular: true },
    { id: 'confort', name: 'Confort', image: 'coussin-memoire.webp', isPopular: true },
    { id: 'accessoires', name: 'Accessoires', image: 'adaptateur.webp', isPopular: true },
    { id: 'papiers', name: 'Papiers', image: 'pochette.webp', isPopular: true },
  ],
  collections: [
    {
      id: 'tout-pour-la-cabine',
      name: 'Tout pour la cabine',
      slug: 'tout-pour-la-cabine',
      description: 'Ce qui passe le contrôle et rend le vol plus court.',
      image: 'valise-ouverte.webp',
    },
    {
      id: 'pret-pour-l-omra',
      name: 'Prêt pour l’Omra',
      slug: 'pret-pour-l-omra',
      description: 'Les papiers à l’abri, la valise reconnue, le téléphone chargé.',
      image: 'la-mecque.webp',
    },
  ],
  products,
  services,
  promos: [
    { code: 'BONVOYAGE', isPercentage: true, amount: 10, maxUsesPerContact: 2 },
    { code: 'CABINE2000', isPercentage: false, amount: 2_000, minimumSubtotal: 15_000 },
  ],
  marketplaceInfo,
  storeInfo,
  sizeGuide: null,
  features: { currencyPicker: true, cashOnDelivery: true, onlinePayment: true, whatsapp: '+221770001234' },
  imagesFolder: path.join(import.meta.dirname, 'images'),
};
