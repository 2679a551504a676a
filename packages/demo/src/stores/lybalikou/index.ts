import path from 'node:path';
import type { DemoStore } from '../../demoStore.ts';
import { marketplaceInfo } from './deliveries.ts';
import { categories, collections } from './house.ts';
import { bijoux } from './pieces/bijoux.ts';
import { boubous } from './pieces/boubous.ts';
import { chemises } from './pieces/chemises.ts';
import { ensembles } from './pieces/ensembles.ts';
import { foulards } from './pieces/foulards.ts';
import { robes } from './pieces/robes.ts';
import { sacs } from './pieces/sacs.ts';
import { sandales } from './pieces/sandales.ts';
import { sizeGuide } from './sizeGuide.ts';
import { storeInfo } from './storeInfo.ts';

/** A fashion store of Dakar, presented as a lookbook. */
export const demoStore: DemoStore = {
  id: 'lybalikou',
  name: 'Lybalikou',
  design: 'lybalikou',
  hosts: ['lybalikou.localhost'],
  logo: 'logo.webp',
  categories,
  collections,
  products: [...robes, ...boubous, ...ensembles, ...chemises, ...foulards, ...sacs, ...sandales, ...bijoux],
  services: [],
  promos: [
    { code: 'BIENVENUE', isPercentage: true, amount: 10, maxUsesPerContact: 1 },
    { code: 'LYBA10000', isPercentage: false, amount: 10_000, minimumSubtotal: 80_000 },
  ],
  marketplaceInfo,
  storeInfo,
  sizeGuide,
  features: { currencyPicker: true, cashOnDelivery: true, onlinePayment: true, whatsapp: '+221774141414' },
  imagesFolder: path.join(import.meta.dirname, 'images'),
};
