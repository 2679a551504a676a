import type { StoreInfoWire } from '@teranga/contract';
import { aboutPageInfo } from './aboutPageInfo.ts';
import { emails, phones } from './marketplaceInfo.ts';

const weekdays = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'];

/** Who the store is, when it is open and how to reach it. */
export const storeInfo: StoreInfoWire = {
  name: 'Teranga',
  hero: {
    title: 'Tout le marché, bien rangé.',
    text: 'Téléphones, mode, épicerie, plantes : choisissez ici, payez à la livraison. Partout à Dakar sous 24\u00a0h.',
    picture: 'accueil.webp',
    pictureAlt:
      'Un étal sous son auvent rayé : théière, radio, plante, djembé, sac à dos, ordinateur et fruits',
  },
  socialInfo: {
    phone: '+221 77 000 20 20',
    email: 'bonjour@teranga.example',
    networks: [
      { type: 'facebook', url: 'https://www.facebook.com/teranga-demo' },
      { type: 'instagram', url: 'https://www.instagram.com/teranga-demo' },
      { type: 'tiktok', url: 'https://www.tiktok.com/@teranga-demo' },
    ],
  },
  contactPageInfo: {
    title: 'Passez nous voir, ou écrivez-nous',
    coverImage: 'accueil.webp',
    phones,
    emails,
    openingHours: [
      ...weekdays.map((day) => ({ day, hours: '09:00 – 19:30', closed: false })),
      { day: 'Samedi', hours: '09:00 – 20:00', closed: false },
      { day: 'Dimanche', hours: '', closed: true },
    ],
    locations: [
      {
        address: '42, avenue Lamine Guèye, Plateau',
        city: 'Dakar',
        country: 'Sénégal',
        embeddedMap:
          'https://www.openstreetmap.org/export/embed.html?bbox=-17.4420%2C14.6640%2C-17.4280%2C14.6760&layer=mapnik',
      },
      { address: 'Marché central, allée C', city: 'Thiès', country: 'Sénégal' },
    ],
  },
  aboutPageInfo,
  promotionalFeatures: [
    {
      icon: 'wallet',
      title: 'Paiement à la livraison',
      description: 'Vous voyez l’article, puis vous payez.',
      enabled: true,
    },
    {
      icon: 'truck',
      title: 'Dakar sous 24\u00a0h',
      description: 'Et les régions en deux à quatre jours.',
      enabled: true,
    },
    {
      icon: 'rotate-ccw',
      title: 'Échange sous 7 jours',
      description: 'La taille ne va pas ? On l’échange, sans discuter.',
      enabled: true,
    },
    {
      icon: 'headset',
      title: 'On décroche',
      description: 'Du lundi au samedi, de 9\u00a0h à 19\u00a0h\u00a030.',
      enabled: true,
    },
    {
      icon: 'badge-check',
      title: 'Paiement en trois fois',
      description: 'Bientôt, pour les achats de plus de 100 000 FCFA.',
      enabled: false,
    },
  ],
  legalNotice: {
    Nom: 'Teranga, magasin de démonstration',
    Adresse: '42, avenue Lamine Guèye, Dakar, Sénégal',
    Téléphone: '+221 33 800 00 20',
    'E-mail': 'bonjour@teranga.example',
  },
};
