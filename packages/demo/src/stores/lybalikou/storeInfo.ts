import type { StoreInfoWire } from '@teranga/contract';
import { aboutPageInfo } from './aboutPageInfo.ts';
import { emails, phones } from './deliveries.ts';

const fittingDays = ['Mardi', 'Mercredi', 'Jeudi', 'Vendredi'];

/** Identity, opening hours and contact details of the store. */
export const storeInfo: StoreInfoWire = {
  name: 'Lybalikou',
  hero: {
    title: 'Pièces de la saison.',
    text: 'Wax, bazin, bogolan. Taillé à Dakar.',
    picture: 'ouverture.webp',
    pictureAlt: 'Grand boubou de bazin aubergine brodé d’or, devant une arche terre cuite',
  },
  socialInfo: {
    phone: '+221 33 820 14 14',
    email: 'bonjour@lybalikou.example',
    networks: [
      { type: 'instagram', url: 'https://www.instagram.com/lybalikou-demo' },
      { type: 'facebook', url: 'https://www.facebook.com/lybalikou-demo' },
      { type: 'tiktok', url: 'https://www.tiktok.com/@lybalikou-demo' },
    ],
  },
  contactPageInfo: {
    title: 'Prendre rendez-vous, ou passer',
    coverImage: 'ouverture-large.webp',
    phones,
    emails,
    openingHours: [
      { day: 'Lundi', hours: '', closed: true },
      ...fittingDays.map((day) => ({ day, hours: '10:00 – 19:00', closed: false })),
      { day: 'Samedi', hours: '10:00 – 20:00', closed: false },
      { day: 'Dimanche', hours: 'Sur rendez-vous, 15:00 – 18:00', closed: false },
    ],
    locations: [
      {
        address: '14, route de Ngor, Almadies',
        city: 'Dakar',
        country: 'Sénégal',
        embeddedMap:
          'https://www.openstreetmap.org/export/embed.html?bbox=-17.5200%2C14.7380%2C-17.5040%2C14.7500&layer=mapnik',
      },
      { address: 'Quai Henri-Jay, île Nord (broderie)', city: 'Saint-Louis', country: 'Sénégal' },
    ],
  },
  aboutPageInfo,
  promotionalFeatures: [
    {
      icon: 'wallet',
      title: 'Paiement à la livraison',
      description: 'Vous essayez d’abord, le livreur attend.',
      enabled: true,
    },
    {
      icon: 'rotate-ccw',
      title: 'Retouche offerte',
      description: 'Une fois dans le mois, à l’atelier.',
      enabled: true,
    },
    {
      icon: 'badge-check',
      title: 'Tissu signé',
      description: 'Le nom de l’atelier est cousu sous l’étiquette.',
      enabled: true,
    },
    {
      icon: 'plane',
      title: 'Diaspora',
      description: 'Envois vers Paris, Milan et New York : bientôt.',
      enabled: false,
    },
  ],
  legalNotice: {
    'Raison sociale': 'Lybalikou SARL (démonstration)',
    Adresse: '14, route de Ngor, Almadies, Dakar, Sénégal',
    Téléphone: '+221 33 820 14 14',
    'E-mail': 'bonjour@lybalikou.example',
    RCCM: 'SN.DKR.2014.B.0000',
    NINEA: '000000000 0A0',
  },
};
