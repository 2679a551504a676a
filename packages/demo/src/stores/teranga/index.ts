import path from 'node:path';
import type { DemoStore } from '../../demoStore.ts';
import { categories } from './categories.ts';
import { collections } from './collections.ts';
import { marketplaceInfo } from './marketplaceInfo.ts';
import { prepareImages } from './prepareImages.ts';
import { chaussures } from './products/chaussures.ts';
import { enfants } from './products/enfants.ts';
import { informatique } from './products/informatique.ts';
import { cuisineTable, meublesDeco } from './products/maison.ts';
import { bijouxMontres, mode } from './products/mode.ts';
import { photo, telephonesAudio } from './products/photoAudio.ts';
import { plantesJardin } from './products/plantes.ts';
import { beaute, epicerie } from './products/quotidien.ts';
import { sportLoisirs } from './products/sport.ts';
import { sizeGuide } from './sizeGuide.ts';
import { storeInfo } from './storeInfo.ts';

/** A general store of Dakar: a well-ordered market stall. */
export const demoStore: DemoStore = {
  id: 'teranga',
  name: 'Teranga',
  design: 'default',
  hosts: ['localhost', '127.0.0.1', 'teranga.localhost'],
  logo: 'logo.webp',
  categories,
  collections,
  products: [
    ...telephonesAudio,
    ...informatique,
    ...mode,
    ...chaussures,
    ...beaute,
    ...epicerie,
    ...meublesDeco,
    ...cuisineTable,
    ...plantesJardin,
    ...sportLoisirs,
    ...enfants,
    ...bijouxMontres,
    ...photo,
  ],
  services: [],
  promos: [
    { code: 'BIENVENUE', isPercentage: true, amount: 10, maxUsesPerContact: 1 },
    { code: 'TERANGA5000', isPercentage: false, amount: 5_000, minimumSubtotal: 50_000 },
    { code: 'TABASKI', isPercentage: true, amount: 15, minimumSubtotal: 20_000, maxUses: 200 },
  ],
  marketplaceInfo,
  storeInfo,
  sizeGuide,
  features: { currencyPicker: true, cashOnDelivery: true, onlinePayment: true, whatsapp: '+221770002020' },
  imagesFolder: path.join(import.meta.dirname, 'images'),
  prepareImages,
};
