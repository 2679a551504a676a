import { describe, expect, it } from 'vitest';
import { formatDay, tripFromQuery, tripHref, tripMessage, withMessage } from './trip.ts';

describe('formatDay', () => {
  it.each([
    ['2026-12-12', '12 décembre 2026'],
    ['2027-01-01', '1 janvier 2027'],
    ['2026-02-31', null],
    ['2026-13-01', null],
    ['12/12/2026', null],
    ['', null],
  ])('reads %j as %j', (date, expected) => {
    expect(formatDay(date)).toBe(expected);
  });
});

describe('tripFromQuery', () => {
  it.each([
    ['destination=Istanbul&date=2026-12-12', { destination: 'Istanbul', date: '2026-12-12' }],
    ['destination=+New+York+', { destination: 'New York', date: '' }],
    ['date=2026-12-12', { destination: '', date: '2026-12-12' }],
    ['destination=Paris&date=demain', { destination: 'Paris', date: '' }],
    ['destination=&date=', null],
    ['date=2026-02-31', null],
    ['', null],
  ])('reads %j as %j', (query, expected) => {
    expect(tripFromQuery(new URLSearchParams(query))).toEqual(expected);
  });

  it('cuts a destination that no one would type', () => {
    expect(tripFromQuery(new URLSearchParams({ destination: 'a'.repeat(500) }))?.destination).toBe(
      'a'.repeat(80),
    );
  });
});

describe('tripHref', () => {
  it.each([
    [{ destination: 'La Mecque', date: '2026-12-12' }, '/?destination=La+Mecque&date=2026-12-12#contact'],
    [{ destination: ' Paris ', date: '' }, '/?destination=Paris#contact'],
    [{ destination: '', date: '' }, '/#contact'],
  ])('leads %j to %j', (trip, expected) => {
    expect(tripHref(trip)).toBe(expected);
  });

  it('is read back as the same trip', () => {
    const trip = { destination: 'Saint-Louis & Podor', date: '2027-03-04' };
    const { searchParams } = new URL(tripHref(trip), 'https://agence.example');
    expect(tripFromQuery(searchParams)).toEqual(trip);
  });
});

describe('tripMessage', () => {
  const question = 'Pouvez-vous me proposer un prix et les papiers nécessaires\u00a0?';
  it.each([
    [
      { destination: 'Istanbul', date: '2026-12-12' },
      `Bonjour, je souhaite aller à Istanbul, départ le 12 décembre 2026. ${question}`,
    ],
    [{ destination: 'Istanbul', date: '' }, `Bonjour, je souhaite aller à Istanbul. ${question}`],
    [
      { destination: '', date: '2026-12-12' },
      `Bonjour, je souhaite partir en voyage, départ le 12 décembre 2026. ${question}`,
    ],
  ])('says %j', (trip, expected) => {
    expect(tripMessage(trip)).toBe(expected);
  });
});

describe('withMessage', () => {
  it.each([
    ['https://wa.me/221770001234', 'https://wa.me/221770001234?text=%C3%80%20bient%C3%B4t%20%26%20merci'],
    [
      'mailto:a@b.example',
      'mailto:a@b.example?subject=Mon%20voyage&body=%C3%80%20bient%C3%B4t%20%26%20merci',
    ],
  ])('writes the message into %j', (href, expected) => {
    expect(withMessage(href, 'À bientôt & merci')).toBe(expected);
  });
});
