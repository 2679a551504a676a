import type { DemoService } from '../../demoStore.ts';

const flights = { id: 'billets-d-avion', name: 'Billets d’avion' };
const hotels = { id: 'hotels', name: 'Hôtels' };
const visas = { id: 'visas', name: 'Visas' };
const attestations = { id: 'attestations', name: 'Attestations' };
const insurances = { id: 'assurances', name: 'Assurances' };
const others = { id: 'autres-services', name: 'Autres services' };

type Line = [id: string, name: string, image: string, description: string];

const available = (category: DemoService['category'], lines: Line[]): DemoService[] =>
  lines.map(([id, name, image, description]) => ({
    id,
    name,
    description,
    image: `${image}.webp`,
    isAvailable: true,
    category,
  }));

/** Out of season, full, or waiting for a partner. */
const unavailable = new Set(['visa-omra', 'assurance-annulation', 'hotel-la-mecque']);

/** The agency's services, in display order. */
export const services: DemoService[] = [
  ...available(flights, [
    [
      'billet-dakar-paris',
      'Billet d’avion Dakar – Paris',
      'paris',
      'Vols directs de nuit comme de jour. On compare les compagnies et on vous dit ce que le bagage coûte vraiment.',
    ],
    [
      'billet-dakar-istanbul',
      'Billet d’avion Dakar – Istanbul',
      'istanbul',
      'Départs plusieurs fois par semaine, et les correspondances vers l’Asie et l’Europe au même guichet.',
    ],
    [
      'billet-dakar-casablanca',
      'Billet d’avion Dakar – Casablanca',
      'casablanca',
      'Trois heures et demie de vol, deux bagages souvent compris. Idéal pour les achats et les études.',
    ],
    [
      'billet-dakar-new-york',
      'Billet d’avion Dakar – New York',
      'new-york',
      'Vol direct vers JFK ou par l’Europe selon votre budget, avec le formulaire d’entrée vérifié avant le départ.',
    ],
    [
      'billet-dakar-dubai',
      'Billet d’avion Dakar – Dubaï',
      'dubai',
      'Billets aller-retour avec franchise bagages pour le commerce, et séjour sur place si vous le voulez.',
    ],
    [
      'billet-dakar-abidjan',
      'Billet d’avion Dakar – Abidjan',
      'abidjan',
      'Un aller-retour dans la journée ou la semaine, avec des tarifs modifiables pour les professionnels.',
    ],
  ]),
  ...available(hotels, [
    [
      'hotel-paris',
      'Hôtel à Paris',
      'hotel-paris',
      'Chambres vérifiées, de 2 à 4 étoiles, près du métro. Paiement à l’agence, pas de carte bancaire demandée.',
    ],
    [
      'hotel-la-mecque',
      'Hôtel à La Mecque et à Médine',
      'hotel-la-mecque',
      'À moins de dix minutes à pied des mosquées, en chambre double ou familiale. Réouverture à la prochaine saison.',
    ],
    [
      'hotel-saly',
      'Hôtel et séjour à Saly',
      'saly',
      'Deux nuits au bord de l’eau, transfert depuis Dakar compris. Le week-end des familles.',
    ],
  ]),
  ...available(visas, [
    [
      'visa-schengen',
      'Visa Schengen',
      'visa-schengen',
      'On monte le dossier avec vous, on relit chaque pièce, on prend le rendez-vous. Vous n’avez plus qu’à signer.',
    ],
    [
      'visa-etats-unis',
      'Visa États-Unis',
      'visa-usa',
      'Formulaire DS-160 rempli sans faute, frais payés pour vous et préparation à l’entretien en une heure.',
    ],
    [
      'visa-turquie',
      'Visa Turquie',
      'visa-turquie',
      'E-visa ou dossier au consulat : on vérifie ce qu’il vous faut et on vous l’envoie sur WhatsApp.',
    ],
    [
      'visa-omra',
      'Visa Omra',
      'visa-omra',
      'Visa, vaccins et enregistrement sur la plateforme saoudienne. Les demandes rouvrent avec la saison.',
    ],
  ]),
  ...available(attestations, [
    [
      'attestation-reservation-avion',
      'Attestation de réservation d’avion',
      'attestation-vol',
      'La réservation que demande le consulat, vérifiable en ligne, remise sous 24 h.',
    ],
    [
      'attestation-reservation-hotel',
      'Attestation de réservation d’hôtel',
      'attestation-hotel',
      'Une réservation à votre nom, aux dates de votre dossier, modifiable si le rendez-vous change.',
    ],
  ]),
  ...available(insurances, [
    [
      'assurance-voyage-schengen',
      'Assurance voyage Schengen',
      'assurance-voyage',
      'Frais médicaux et rapatriement couverts à hauteur de 30 000 €, comme l’exigent les consulats.',
    ],
    [
      'assurance-annulation',
      'Assurance annulation',
      'assurance-annulation',
      'Un visa refusé, un imprévu : le billet est remboursé. Nouvelle formule en préparation.',
    ],
    [
      'assurance-bagages',
      'Assurance bagages',
      'assurance-bagages',
      'Perte, vol ou retard de plus de 12 heures : une indemnité, et un interlocuteur à Dakar.',
    ],
  ]),
  ...available(others, [
    [
      'transfert-aeroport',
      'Transfert à l’aéroport Blaise-Diagne',
      'transfert',
      'Un chauffeur connu, à l’heure, de jour comme de nuit. Votre nom sur la pancarte au retour.',
    ],
    [
      'omra-accompagnee',
      'Omra accompagnée',
      'la-mecque',
      'Quinze jours en petit groupe avec un guide qui parle wolof et français. Inscriptions ouvertes pour la prochaine saison.',
    ],
  ]),
].map((service) => (unavailable.has(service.id) ? { ...service, isAvailable: false } : service));
