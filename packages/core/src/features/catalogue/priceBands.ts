import { priceLimits } from '@teranga/contract/listing';
import { formatAmount } from '../../domain/money/index.ts';
import type { ProductFilters } from './filters/index.ts';

/** A choice of the price filter. */
export interface PriceBand {
  label: string;
  priceMin: number | null;
  priceMax: number | null;
}

const [lowest, , , highest] = priceLimits;

function betweenLabel(from: number, to: number): string {
  // The symbol once, after the second sum.
  return `${formatAmount(from).replace(/\u00a0\D+$/u, '')} – ${formatAmount(to)}`;
}

/** The price choices: all, under 10 000, between, over 100 000 FCFA. */
export const priceBands: readonly PriceBand[] = [
  { label: 'Tous les prix', priceMin: null, priceMax: null },
  { label: `Moins de ${formatAmount(lowest)}`, priceMin: null, priceMax: lowest },
  ...priceLimits.slice(1).map((priceMax, index) => {
    const priceMin = priceLimits[index] ?? lowest;
    return { label: betweenLabel(priceMin, priceMax), priceMin, priceMax };
  }),
  { label: `Plus de ${formatAmount(highest)}`, priceMin: highest, priceMax: null },
];

/** Label of a price filter: its band, or its own limits. */
export function priceLabel({ priceMin, priceMax }: Pick<ProductFilters, 'priceMin' | 'priceMax'>): string {
  const band = priceBands.find((each) => each.priceMin === priceMin && each.priceMax === priceMax);
  if (band) return band.label;
  if (priceMin === null) return `Moins de ${formatAmount(priceMax ?? 0)}`;
  return priceMax === null ? `Plus de ${formatAmount(priceMin)}` : betweenLabel(priceMin, priceMax);
}
