import { describe, expect, it } from 'vitest';
import { withValue, type QuoteValues } from './quoteField.ts';
import { initialValues } from './quoteForm.ts';
import { toQuoteRequest } from './quotePayload.ts';

const written = (entries: Record<string, string>): QuoteValues =>
  Object.entries(entries).reduce((values, [name, value]) => withValue(values, name, value), initialValues);

const contact = { serviceId: 'vol', name: ' Awa Ndiaye ', email: 'awa@example.sn', phone: '77 123 45 67' };

describe('toQuoteRequest', () => {
  it('writes options by their label and days as they are written here', () => {
    const values = written({
      ...contact,
      origin: 'Dakar',
      destination: 'Paris',
      departureDate: '2026-12-01',
      returnDate: '2026-12-20',
      'passengers.children': '2',
      additionalRequirements: 'Place côté couloir',
      visaCountry: 'France',
    });
    expect(toQuoteRequest('flight', values, '+221771234567')).toEqual({
      name: 'Awa Ndiaye',
      email: 'awa@example.sn',
      phone: '+221771234567',
      serviceId: 'vol',
      additionalRequirements: 'Place côté couloir',
      additionalInfo: [
        { label: 'Type de voyage', value: 'Aller-retour' },
        { label: 'Classe', value: 'Économique' },
        { label: 'Ville de départ', value: 'Dakar' },
        { label: 'Destination', value: 'Paris' },
        { label: 'Date de départ', value: '01/12/2026' },
        { label: 'Date de retour', value: '20/12/2026' },
        { label: 'Adultes', value: '1' },
        { label: 'Enfants', value: '2' },
      ],
    });
  });

  it('labels each answer of a multi-city trip with its step, and omits questions not shown', () => {
    const values = written({
      ...contact,
      travelType: 'multiCity',
      origin: 'Dakar',
      destination: 'Paris',
      departureDate: '2026-12-01',
      returnDate: '2026-12-20',
      'legs.0.origin': 'Paris',
      'legs.0.destination': 'Rome',
      'legs.0.departureDate': '2026-12-05',
      visaCountry: 'France',
    });
    const { additionalInfo } = toQuoteRequest('flight', values, '');
    expect(additionalInfo.map(({ label, value }) => `${label} = ${value}`)).toEqual([
      'Type de voyage = Multi-destinations',
      'Classe = Économique',
      'Ville de départ = Dakar',
      'Destination = Paris',
      'Date de départ = 01/12/2026',
      'Étape 2 : Ville de départ = Paris',
      'Étape 2 : Destination = Rome',
      'Étape 2 : Date de départ = 05/12/2026',
      'Adultes = 1',
    ]);
  });
});
