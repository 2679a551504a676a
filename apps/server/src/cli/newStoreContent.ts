import { defaultCashOnDelivery, defaultNotices } from '../modules/stores/content/contentDocument.ts';
import type { StoreContent } from '../modules/stores/readStore.ts';
import { chez } from '../modules/stores/chez.ts';

const weekdays = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'];

const zone = (id: string, name: string, price: number, description: string, order: number) => ({
  id,
  name,
  price,
  description,
  enabled: true,
  order,
});

/** Default content of a new store: enough to sell and deliver from the first day. */
export function newStoreContent(name: string): StoreContent {
  return {
    marketplaceInfo: {
      footerDescription: `${name}, votre boutique en ligne. Vous choisissez, nous livrons, vous payez à la réception.`,
      contact: { phones: [], emails: [] },
      deliveryInfo: {
        zones: [
          zone('dakar', 'Dakar', 2_000, 'Sous 24 à 48 heures.', 1),
          zone('banlieue', 'Banlieue de Dakar', 3_000, 'Sous 48 heures.', 2),
          zone('regions', 'Autres régions', 5_000, 'Deux à quatre jours, en gare routière ou à domicile.', 3),
        ],
        notes: ['Le livreur appelle avant de venir.'],
      },
    },
    storeInfo: {
      name,
      socialInfo: { phone: null, email: null, networks: [] },
      contactPageInfo: {
        title: 'Contactez-nous',
        coverImage: null,
        phones: [],
        emails: [],
        openingHours: [
          ...weekdays.map((day) => ({ day, hours: '09:00 – 19:00', closed: false })),
          { day: 'Dimanche', hours: '', closed: true },
        ],
        locations: [],
      },
      aboutPageInfo: {
        introduction: {
          title: `Bienvenue ${chez(name)}`,
          text: 'Une boutique en ligne simple et sûre : des articles choisis, des prix clairs, la livraison partout au Sénégal.',
          features: [],
        },
        metrics: [],
        sections: [],
        testimonials: [],
      },
      promotionalFeatures: [
        {
          icon: 'wallet',
          title: 'Paiement à la livraison',
          description: 'Vous payez en recevant votre commande.',
          enabled: true,
        },
        { icon: 'truck', title: 'Livraison rapide', description: 'Dakar sous 48 heures.', enabled: true },
      ],
    },
    sizeGuide: null,
    features: { currencyPicker: true, cashOnDelivery: true, onlinePayment: false, whatsapp: null },
    cashOnDelivery: defaultCashOnDelivery,
    legalTexts: {},
    notices: defaultNotices,
  };
}
