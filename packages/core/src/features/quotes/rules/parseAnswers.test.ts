import { describe, expect, it } from 'vitest';
import { type QuoteValues, readValue, withValue } from './quoteField.ts';
import { emptyLeg, requestedFields, initialValues } from './quoteForm.ts';
import { toQuoteRequest } from './quotePayload.ts';
import { parseAnswers, plainAnswers } from './parseAnswers.ts';
import type { ServiceKind } from './serviceKind.ts';

const written = (entries: Record<string, string>): QuoteValues =>
  Object.entries(entries).reduce((values, [name, value]) => withValue(values, name, value), initialValues);

const cases: [ServiceKind, Record<string, string>][] = [
  ['flight', { origin: 'Dakar', destination: 'Paris', departureDate: '2026-12-01', travelType: 'oneWay' }],
  [
    'flight',
    {
      travelType: 'multiCity',
      origin: 'Dakar',
      'legs.0.origin': 'Paris',
      'legs.1.departureDate': '2026-12-09',
    },
  ],
  ['hotel', { destination: 'Saly', hotelCategory: '4', checkInDate: '2026-12-01', 'guests.children': '2' }],
  ['visa', { visaType: 'tourist', visaCountry: 'France', travelDate: '2026-12-01', visaDuration: '30' }],
  ['insurance', { insuranceType: 'complete', travelDestinations: 'France, Italie' }],
  ['attestation', { origin: 'Dakar', returnDate: '2026-12-20' }],
  ['other', { serviceNotes: 'Un\nmariage' }],
];

describe('the answers of a request', () => {
  it.each(cases)('for %s with %j are parsed back to the original values', (kind, entries) => {
    const values = written(entries);
    const { additionalInfo } = toQuoteRequest(kind, values, '');
    const read = parseAnswers(kind, additionalInfo, {});
    const names = requestedFields(kind, values).map(({ name }) => name);
    expect(requestedFields(kind, read).map(({ name }) => name)).toEqual(names);
    expect(names.map((name) => readValue(read, name))).toEqual(names.map((name) => readValue(values, name)));
  });

  it('to unknown questions are omitted, and an invalid day is unchanged', () => {
    const answers = [
      { label: 'Gagnez', value: 'https://evil.example' },
      { label: 'Date de voyage', value: 'demain' },
    ];
    expect(parseAnswers('visa', answers, {})).toEqual({ legs: [emptyLeg], travelDate: 'demain' });
  });

  it('that are plain are options, days and numbers alone', () => {
    const values = written({ destination: 'evil.example', checkInDate: '2026-12-01', hotelCategory: '4' });
    expect(plainAnswers('hotel', values)).toEqual([
      { label: 'Catégorie d’hôtel', value: '4 étoiles' },
      { label: 'Date d’arrivée', value: '01/12/2026' },
      { label: 'Adultes', value: '1' },
    ]);
  });
});
