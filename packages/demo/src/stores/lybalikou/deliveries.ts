import type { DeliveryZoneWire, MarketplaceInfoWire } from '@teranga/contract';

/** The store's phone numbers. */
export const phones = [
  { label: 'La boutique', phone: '+221 33 820 14 14' },
  { label: 'WhatsApp, l’atelier', phone: '+221 77 414 14 14' },
];
/** How it is written to. */
export const emails = [
  { label: 'Commandes', email: 'commandes@lybalikou.example' },
  { label: 'Sur mesure', email: 'atelier@lybalikou.example' },
];

type Zone = readonly [id: string, name: string, price: number, description: string, enabled?: boolean];

const zones: Zone[] = [
  ['retrait', 'Retrait à la boutique, Almadies', 0, 'Prêt en deux heures, aux heures d’ouverture.'],
  ['plateau', 'Plateau, Médina, Gueule Tapée', 1_500, 'Le jour même pour une commande avant 13 h.'],
  ['almadies', 'Almadies, Ngor, Yoff, Ouakam', 1_500, 'Le jour même pour une commande avant 15 h.'],
  ['point-e', 'Point E, Fann, Mermoz, Sacré-Cœur', 1_500, 'Le jour même pour une commande avant 13 h.'],
  ['sicap', 'Sicap, Liberté, HLM, Grand Dakar', 2_000, 'Sous 24 heures.'],
  ['parcelles', 'Parcelles Assainies, Grand Yoff, Patte d’Oie', 2_000, 'Sous 24 heures.'],
  ['pikine', 'Pikine, Guédiawaye, Thiaroye', 2_500, 'Sous 24 à 48 heures.'],
  ['rufisque', 'Rufisque, Keur Massar, Bargny, Diamniadio', 3_000, 'Sous 48 heures.'],
  ['thies', 'Thiès', 4_000, 'Deux jours, à domicile.'],
  ['petite-cote', 'Mbour, Saly, Joal', 4_000, 'Deux jours, à domicile.'],
  ['saint-louis', 'Saint-Louis, Louga', 5_000, 'Trois jours, à domicile ou chez nos brodeurs.'],
  ['kaolack', 'Kaolack, Fatick, Touba, Diourbel', 5_000, 'Trois jours, en gare routière ou à domicile.'],
  ['ziguinchor', 'Ziguinchor, Cap Skirring', 6_500, 'Quatre jours, par le bateau.'],
  ['tambacounda', 'Tambacounda, Kédougou', 7_000, 'Suspendue jusqu’à la fin des pluies.', false],
];

/** Texts of the footer and the delivery pages. */
export const marketplaceInfo: MarketplaceInfoWire = {
  footerDescription: 'Maison de mode. Wax, bazin et bogolan, taillés à Dakar, portés partout.',
  contact: { phones, emails },
  deliveryInfo: {
    zones: zones.map(([id, name, price, description, enabled = true], index): DeliveryZoneWire => ({
      id,
      kind: id === 'retrait' ? 'pickup' : 'delivery',
      name,
      price,
      description,
      enabled,
      order: index + 1,
    })),
    notes: [
      'La pièce voyage pliée dans son pagne, dans une boîte à rendre ou à garder.',
      'Vous essayez pendant que le livreur attend, dix minutes. Vous payez ce que vous gardez.',
      'Une retouche est offerte à l’atelier dans le mois, à Dakar.',
    ],
  },
};
