import type { QuoteOption } from './quoteField.ts';

const options = (labels: Record<string, string>): QuoteOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Trip types of a flight. */
export const travelTypes = options({
  oneWay: 'Aller simple',
  roundTrip: 'Aller-retour',
  multiCity: 'Multi-destinations',
});
/** Where one sits. */
export const classes = options({
  economy: 'Économique',
  premium: 'Premium',
  business: 'Affaires',
  first: 'Première',
});
/** Purposes of a visa. */
export const visaTypes = options({
  tourist: 'Tourisme',
  business: 'Affaires',
  student: 'Études',
  work: 'Travail',
  transit: 'Transit',
  other: 'Autre',
});
/** Types of insurance. */
export const insuranceTypes = options({
  medical: 'Médicale',
  cancellation: 'Annulation',
  luggage: 'Bagages',
  complete: 'Complète',
});
/** How good a hotel is. */
export const stars = Array.from({ length: 5 }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 étoile' : `${index + 1} étoiles`,
}));
