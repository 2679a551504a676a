import type {
  DeliveryZoneWire,
  ExchangeRatesWire,
  ServiceWire,
  StoreInfoWire,
  StoreWire,
} from '@teranga/contract';

export function aDeliveryZone(overrides: Partial<DeliveryZoneWire> = {}): DeliveryZoneWire {
  return {
    id: 'dakar',
    name: 'Dakar',
    price: 1500,
    description: 'Livraison le jour même',
    enabled: true,
    order: 1,
    ...overrides,
  };
}

export function someStoreInfo(overrides: Partial<StoreInfoWire> = {}): StoreInfoWire {
  return {
    name: 'Teranga',
    hero: {
      title: 'Le marché chez vous',
      text: 'Tout pour la maison.',
      picture: 'accueil.jpg',
      pictureAlt: 'Un étal',
    },
    socialInfo: {
      phone: '+221 33 800 00 00',
      email: 'bonjour@teranga.sn',
      networks: [{ type: 'instagram', url: 'https://instagram.com/teranga' }],
    },
    contactPageInfo: {
      title: 'Nous trouver',
      coverImage: null,
      phones: [{ label: 'Boutique', phone: '+221 33 800 00 00' }],
      emails: [{ label: 'Service client', email: 'aide@teranga.sn' }],
      openingHours: [
        { day: 'Lundi', hours: '9 h – 19 h', closed: false },
        { day: 'Dimanche', hours: '', closed: true },
      ],
      locations: [{ address: '12 rue Carnot', city: 'Dakar', country: 'Sénégal', embeddedMap: null }],
    },
    aboutPageInfo: {
      introduction: { title: 'Qui sommes-nous ?', text: 'Un étal bien rangé.', image: null, features: [] },
      metrics: [{ label: 'Clients', value: 1200, suffix: '+' }],
      sections: [],
      values: [],
      testimonials: [{ quote: 'Rapide et sérieux.', name: 'Moussa', title: 'Client', image: null }],
    },
    promotionalFeatures: [
      { icon: 'truck', title: 'Livraison rapide', description: 'En 24 h à Dakar', enabled: true },
      { icon: 'wallet', title: 'Ancienne offre', description: '', enabled: false },
    ],
    ...overrides,
  };
}

export function aStore(overrides: Partial<StoreWire> = {}): StoreWire {
  return {
    store: { id: 'teranga', name: 'Teranga', logo: 'logo.png', design: 'default' },
    marketplaceInfo: {
      footerDescription: 'Une boutique générale, à Dakar.',
      contact: {
        phones: [{ label: 'Service client', phone: '+221 77 123 45 67' }],
        emails: [{ label: 'Service client', email: 'aide@teranga.sn' }],
      },
      deliveryInfo: {
        zones: [
          aDeliveryZone({ id: 'thies', name: 'Thiès', price: 3000, order: 2 }),
          aDeliveryZone(),
          aDeliveryZone({ id: 'goree', name: 'Gorée', price: 500, enabled: false, order: 0 }),
        ],
        notes: ['Nous appelons avant de livrer.'],
      },
    },
    storeInfo: someStoreInfo(),
    sizeGuide: null,
    features: {
      currencyPicker: true,
      cashOnDelivery: true,
      onlinePayment: false,
      whatsapp: '+221 77 123 45 67',
    },
    ...overrides,
  };
}

export function aService(overrides: Partial<ServiceWire> = {}): ServiceWire {
  return {
    id: 'vol-paris',
    name: 'Billet Dakar – Paris',
    description: '<p>Au meilleur prix.</p>',
    picture: 'paris.svg',
    isAvailable: true,
    service_category: { id: 'vols', name: 'Vols' },
    ...overrides,
  };
}

/** Rates as the public service answers; the euro's is the fixed one. */
export function someRates(overrides: Record<string, number> = {}): ExchangeRatesWire {
  return {
    result: 'success',
    base_code: 'XOF',
    rates: { XOF: 1, EUR: 1 / 655.957, USD: 0.0017, GBP: 0.0013, ...overrides },
  };
}
