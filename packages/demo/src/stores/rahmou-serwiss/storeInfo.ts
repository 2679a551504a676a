import type { MarketplaceInfoWire, StoreInfoWire } from '@teranga/contract';

const phones = [
  { label: 'Billets et hôtels', phone: '+221 77 000 12 34' },
  { label: 'Visas et attestations', phone: '+221 77 000 12 35' },
  { label: 'Agence', phone: '+221 33 800 00 12' },
];
const emails = [
  { label: 'Réservations', email: 'bonjour@rahmou-serwiss.example' },
  { label: 'Dossiers de visa', email: 'visas@rahmou-serwiss.example' },
];
const weekdays = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'];

/** Delivery options of the travel shop and the footer texts. */
export const marketplaceInfo: MarketplaceInfoWire = {
  footerDescription:
    'Agence de voyages à Dakar depuis 2013. Billets, hôtels, visas, attestations, assurances : on s’occupe des papiers, vous préparez la valise.',
  contact: { phones: phones.slice(0, 2), emails },
  deliveryInfo: {
    zones: [
      {
        kind: 'pickup',
        name: 'Retrait à l’agence, Point E',
        price: 0,
        description: 'Le jour même, aux heures d’ouverture.',
        enabled: true,
        order: 1,
      },
      {
        name: 'Dakar centre',
        price: 1_500,
        description: 'Plateau, Médina, Point E, Fann, Mermoz : sous 24 h.',
        enabled: true,
        order: 2,
      },
      {
        name: 'Grand Dakar et Almadies',
        price: 2_000,
        description: 'Ouakam, Yoff, Ngor, Parcelles, Grand Yoff : sous 24 h.',
        enabled: true,
        order: 3,
      },
      {
        name: 'Banlieue de Dakar',
        price: 2_500,
        description: 'Pikine, Guédiawaye, Rufisque, Keur Massar : sous 48 h.',
        enabled: true,
        order: 4,
      },
      {
        name: 'Aéroport Blaise-Diagne',
        price: 5_000,
        description: 'Remis en main propre avant l’enregistrement.',
        enabled: true,
        order: 5,
      },
      {
        name: 'Thiès, Mbour et Saly',
        price: 3_500,
        description: 'Par navette, sous 48 h.',
        enabled: true,
        order: 6,
      },
      {
        name: 'Autres régions',
        price: 5_000,
        description: 'Saint-Louis, Touba, Kaolack, Ziguinchor… en gare routière, sous 4 jours.',
        enabled: true,
        order: 7,
      },
      {
        name: 'Sous-région',
        price: 12_000,
        description: 'Banjul, Nouakchott, Bamako.',
        enabled: false,
        order: 8,
      },
    ],
    notes: [
      'Un départ dans les 48 heures ? Choisissez le retrait à l’agence ou la remise à l’aéroport.',
      'Le livreur vous appelle avant de venir. Vous payez à la réception.',
    ],
  },
};

/** Who the agency is and how to reach it. */
export const storeInfo: StoreInfoWire = {
  name: 'Rahmou Serwiss',
  hero: {
    title: 'Agence de voyages à Dakar',
    text: 'Dites-nous où et quand. Réponse sous 24 h, avec le prix, les papiers et l’horaire.',
    picture: 'corniche.webp',
    pictureAlt:
      'La corniche de Dakar : le monument de la Renaissance, la mosquée de la Divinité et des pirogues',
  },
  socialInfo: {
    phone: '+221 77 000 12 34',
    email: 'bonjour@rahmou-serwiss.example',
    networks: [
      { type: 'facebook', url: 'https://www.facebook.com/rahmou-serwiss-demo' },
      { type: 'instagram', url: 'https://www.instagram.com/rahmou-serwiss-demo' },
      { type: 'tiktok', url: 'https://www.tiktok.com/@rahmou-serwiss-demo' },
    ],
  },
  contactPageInfo: {
    title: 'Parlons de votre voyage',
    coverImage: 'corniche.webp',
    phones,
    emails,
    openingHours: [
      ...weekdays.map((day) => ({ day, hours: '08:30 – 18:30', closed: false })),
      { day: 'Samedi', hours: '09:00 – 14:00', closed: false },
      { day: 'Dimanche', hours: '', closed: true },
    ],
    locations: [
      {
        address: 'Rue de Diourbel, Point E',
        city: 'Dakar',
        country: 'Sénégal',
        embeddedMap:
          'https://www.openstreetmap.org/export/embed.html?bbox=-17.4700%2C14.6880%2C-17.4540%2C14.7000&layer=mapnik',
      },
    ],
  },
  aboutPageInfo: {
    introduction: {
      title: 'Treize ans à faire partir les autres',
      text: 'Rahmou a ouvert son premier guichet à Point E avec une table, un téléphone et un carnet d’adresses. Aujourd’hui nous sommes neuf, et la règle n’a pas changé : on ne vous vend pas un billet, on vous fait arriver.',
      image: 'dakar.webp',
      features: [
        {
          title: 'Réponse sous 24 h',
          description: 'Un prix complet, bagage et frais compris, envoyé par WhatsApp ou par e-mail.',
        },
        {
          title: 'On s’occupe des papiers',
          description: 'Visa, attestations, assurance : un seul dossier, relu par deux personnes.',
        },
        {
          title: 'Joignables pendant le voyage',
          description: 'Vol retardé, correspondance manquée : quelqu’un répond, 7 jours sur 7.',
        },
      ],
    },
    metrics: [
      { label: 'Voyageurs partis', value: 18_540 },
      { label: 'Destinations', value: 64 },
      { label: 'Dossiers de visa aboutis', value: 92, suffix: ' %' },
      { label: 'Années d’expérience', value: 13 },
    ],
    sections: [
      {
        title: 'Le bon prix, tout de suite',
        text: 'Nous comparons les compagnies qui partent de Blaise-Diagne et nous disons ce qui n’est pas compris. Le prix annoncé est le prix payé.',
        image: 'attestation-vol.webp',
      },
      {
        title: 'Un dossier qui passe',
        text: 'Avant le rendez-vous au consulat, chaque pièce est relue, traduite s’il le faut et classée dans l’ordre demandé.',
        image: 'visa-schengen.webp',
      },
    ],
    values: [
      { title: 'Clarté', description: 'Pas de frais cachés, pas de petites lignes.' },
      { title: 'Parole tenue', description: 'Une heure donnée est une heure tenue.' },
      { title: 'Teranga', description: 'On vous accueille, on vous accompagne, on vous attend au retour.' },
    ],
    testimonials: [
      {
        quote:
          'Deux refus avant de les rencontrer. Ils ont relu mon dossier ligne par ligne, et le visa est arrivé en onze jours.',
        name: 'Awa Ndiaye',
        title: 'Étudiante, Lyon',
        image: 'portrait-1.webp',
      },
      {
        quote:
          'Je pars à Dubaï quatre fois par an pour la boutique. J’envoie une date sur WhatsApp, je reçois le billet. C’est tout.',
        name: 'Cheikh Mbaye',
        title: 'Commerçant, Sandaga',
        image: 'portrait-2.webp',
      },
      {
        quote:
          'Mes parents ont fait l’Omra sans une inquiétude. Le guide nous envoyait une photo chaque soir.',
        name: 'Mariama Sow',
        title: 'Comptable, Thiès',
        image: 'portrait-5.webp',
      },
      {
        quote: 'Vol annulé à Casablanca à minuit. À minuit vingt, j’avais une chambre et un nouveau départ.',
        name: 'Ousmane Diatta',
        title: 'Ingénieur, Ziguinchor',
        image: 'portrait-4.webp',
      },
      {
        quote: 'Nous étions onze cousins pour un mariage à Paris. Onze visas, onze sièges côte à côte.',
        name: 'Fatou Kane',
        title: 'Styliste, Médina',
        image: 'portrait-6.webp',
      },
      {
        quote: 'Le prix annoncé était le prix payé. Cela paraît simple ; ailleurs, je ne l’ai jamais vu.',
        name: 'Aminata Diop',
        title: 'Professeure, Saint-Louis',
        image: 'portrait-3.webp',
      },
    ],
  },
  promotionalFeatures: [
    {
      icon: 'clock',
      title: 'Réponse sous 24 h',
      description: 'Un prix complet, par WhatsApp ou par e-mail.',
      enabled: true,
    },
    {
      icon: 'file-text',
      title: 'On s’occupe des papiers',
      description: 'Visa, attestations et assurance en un seul dossier.',
      enabled: true,
    },
    {
      icon: 'headset',
      title: '7 jours sur 7',
      description: 'Joignables avant, pendant et après le voyage.',
      enabled: true,
    },
    {
      icon: 'wallet',
      title: 'Paiement à la livraison',
      description: 'Les articles de la boutique se paient à la réception.',
      enabled: true,
    },
    {
      icon: 'truck',
      title: 'Remise à l’aéroport',
      description: 'Bientôt : votre commande au comptoir d’enregistrement.',
      enabled: false,
    },
  ],
  legalNotice: {
    Nom: 'Rahmou Serwiss, magasin de démonstration',
    Adresse: 'Rue de Diourbel, Point E, Dakar, Sénégal',
    Téléphone: '+221 33 800 00 12',
    'E-mail': 'bonjour@rahmou-serwiss.example',
  },
};
