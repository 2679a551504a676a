import { describe, expect, it } from 'vitest';
import { tripHref } from './trip.ts';

describe('tripHref', () => {
  it.each([
    [
      { destination: 'La Mecque', date: '2026-12-12' },
      '/demande-devis?destination=La+Mecque&date=2026-12-12',
    ],
    [{ destination: ' Paris ', date: '' }, '/demande-devis?destination=Paris'],
    [{ destination: 'Saint-Louis & Podor', date: '' }, '/demande-devis?destination=Saint-Louis+%26+Podor'],
    [{ destination: '', date: '' }, '/demande-devis'],
  ])('links %j to %j', (trip, expected) => {
    expect(tripHref(trip)).toBe(expected);
  });
});
