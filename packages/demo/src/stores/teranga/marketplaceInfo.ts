import type { DeliveryZoneWire, MarketplaceInfoWire } from '@teranga/contract';

export const phones = [
  { label: 'Boutique', phone: '+221 33 800 00 20' },
  { label: 'WhatsApp', phone: '+221 77 000 20 20' },
];
export const emails = [
  { label: 'Commandes', email: 'commandes@teranga.example' },
  { label: 'Tout le reste', email: 'bonjour@teranga.example' },
];

const zone = (
  id: string,
  name: string,
  price: number,
  description: string,
): Omit<DeliveryZoneWire, 'order'> => ({
  id,
  name,
  price,
  description,
  enabled: true,
});

const zones = [
  zone(
    'plateau-medina',
    'Plateau, Médina, Gueule Tapée',
    1_000,
    'Le jour même avant 14 h, sinon le lendemain.',
  ),
  zone(
    'fann-point-e',
    'Fann, Point E, Amitié, Mermoz',
    1_500,
    'Le jour même avant midi, sinon le lendemain.',
  ),
  zone('grand-dakar-hlm', 'Grand Dakar, HLM, Liberté, Castors', 1_500, 'Sous 24 heures.'),
  zone('almadies-ngor-yoff', 'Almadies, Ngor, Yoff, Ouakam', 2_000, 'Sous 24 heures.'),
  zone('parcelles-grand-yoff', 'Parcelles Assainies, Grand Yoff', 2_000, 'Sous 24 heures.'),
  zone('pikine-guediawaye', 'Pikine, Guédiawaye, Thiaroye', 2_500, 'Sous 24 à 48 heures.'),
  zone('keur-massar-rufisque', 'Keur Massar, Rufisque, Bargny', 3_000, 'Sous 48 heures.'),
  zone('diamniadio-sebikotane', 'Diamniadio, Sébikotane', 3_000, 'Sous 48 heures.'),
  zone('thies', 'Thiès', 3_500, 'Deux jours, à domicile ou au marché central.'),
  zone('mbour-saly', 'Mbour, Saly, Joal', 3_500, 'Deux jours, à domicile.'),
  zone('saint-louis-louga', 'Saint-Louis, Louga', 4_500, 'Trois jours, en gare routière ou à domicile.'),
  zone(
    'kaolack-fatick',
    'Kaolack, Fatick, Diourbel, Touba',
    4_500,
    'Trois jours, en gare routière ou à domicile.',
  ),
  zone(
    'ziguinchor-casamance',
    'Ziguinchor et la Casamance',
    5_000,
    'Quatre jours, par le bateau ou la route.',
  ),
  {
    ...zone('tambacounda-kedougou', 'Tambacounda, Kédougou', 5_000, 'Suspendue pendant l’hivernage.'),
    enabled: false,
  },
];

/** Texts of the footer and the delivery pages. */
export const marketplaceInfo: MarketplaceInfoWire = {
  footerDescription:
    'Le grand magasin de l’avenue Lamine Guèye : tout est à portée de main, le prix est affiché, on paie à la livraison.',
  contact: { phones, emails },
  deliveryInfo: {
    zones: zones.map((each, index) => ({ ...each, order: index + 1 })),
    notes: [
      'Le livreur appelle avant de venir. Vous ouvrez le paquet, puis vous payez en espèces.',
      'Meubles et plantes hautes : livrés à Dakar par camionnette, montés sur place, sans supplément.',
      'Commande passée le samedi après 14 h : préparée le lundi matin.',
    ],
  },
};
