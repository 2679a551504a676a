import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { toE164 } from '../../../domain/phone/phoneNumber.ts';
import { readValue, withValue, type QuoteValues } from './quoteField.ts';
import { requestedFields, initialValues, withTrip } from './quoteForm.ts';
import { quoteSchema } from './quoteSchema.ts';
import type { ServiceKind } from './serviceKind.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

/** A form with these values written in it. */
function written(entries: Record<string, string>): QuoteValues {
  const contact = { serviceId: 's', name: 'Awa Ndiaye', email: 'awa@example.sn', phone: '77 123 45 67' };
  return Object.entries({ ...contact, ...entries }).reduce(
    (values, [name, value]) => withValue(values, name, value),
    initialValues,
  );
}

/** Error message per field. */
async function errorsOf(kind: ServiceKind | null, values: QuoteValues): Promise<Record<string, string>> {
  try {
    await quoteSchema(requestedFields(kind, values), { values, now, readPhone: toE164 }).validate(values, {
      abortEarly: false,
    });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, string> = {};
    for (const { path = '', message } of error.inner) found[path] ??= message;
    return found;
  }
}

const whole: [ServiceKind, Record<string, string>][] = [
  [
    'flight',
    { origin: 'Dakar', destination: 'Paris', departureDate: '2026-12-01', returnDate: '2026-12-20' },
  ],
  ['hotel', { destination: 'Paris', checkInDate: '2026-12-01', checkOutDate: '2026-12-02' }],
  ['visa', { visaType: 'tourist', visaCountry: 'France', travelDate: '2026-12-01', visaDuration: '30' }],
  [
    'insurance',
    { insuranceType: 'medical', travelDestinations: 'France', travelDate: '2026-12-01', tripDuration: '30' },
  ],
  ['attestation', { origin: 'Dakar', destination: 'Paris', departureDate: '2026-12-01' }],
  ['other', { serviceDate: '2026-12-01' }],
];

const names = (travelType: string) =>
  requestedFields('flight', written({ travelType })).map(({ name }) => name);

describe('the rules of a quote', () => {
  it.each(whole)('accept a complete %s', async (kind, entries) => {
    expect(await errorsOf(kind, written(entries))).toEqual({});
  });

  it.each<[ServiceKind | null, Record<string, string>]>([
    [
      'flight',
      {
        origin: 'Ville de départ est requise',
        destination: 'Destination est requise',
        departureDate: 'Date de départ est requise',
      },
    ],
    [
      'hotel',
      {
        destination: 'Destination est requise',
        checkInDate: 'Date d’arrivée est requise',
        checkOutDate: 'Date de départ est requise',
      },
    ],
    [
      'visa',
      {
        visaType: 'Type de visa est requis',
        visaCountry: 'Pays de destination est requis',
        travelDate: 'Date de voyage est requise',
        visaDuration: 'Durée du séjour (jours) est requise',
      },
    ],
    [
      'insurance',
      {
        insuranceType: 'Type d’assurance est requis',
        travelDestinations: 'Pays visités sont requis',
        travelDate: 'Date de voyage est requise',
        tripDuration: 'Durée du voyage (jours) est requise',
      },
    ],
    [
      'attestation',
      {
        origin: 'Ville de départ est requise',
        destination: 'Destination est requise',
        departureDate: 'Date de départ est requise',
      },
    ],
    ['other', { serviceDate: 'Date souhaitée est requise' }],
    [null, {}],
  ])('require only the mandatory answers of an empty %s', async (kind, expected) => {
    expect(await errorsOf(kind, written({}))).toEqual(expected);
    expect(await errorsOf(kind, initialValues)).toEqual({
      ...expected,
      serviceId: 'Service est requis',
      name: 'Nom complet est requis',
      email: 'Email est requis',
      phone: 'Téléphone est requis',
    });
  });

  const flight = whole[0]?.[1] ?? {};
  it.each<[string, string, string | undefined]>([
    ['departureDate', '2026-11-20', 'Choisissez une date à partir d’aujourd’hui'],
    ['departureDate', '2026-11-21', undefined],
    ['departureDate', '2026-02-31', 'Date invalide'],
    ['departureDate', '12/12/2026', 'Date invalide'],
    ['returnDate', '2028-11-21', 'Choisissez une date dans les deux ans'],
    ['returnDate', '2026-11-30', 'Le retour ne peut pas précéder le départ'],
    ['returnDate', '2026-12-01', undefined],
    ['returnDate', '', undefined],
    ['passengers.adults', '', 'Adultes sont requis'],
    ['passengers.adults', '0', 'Indiquez au moins une personne'],
    ['passengers.adults', '-1', 'Indiquez un nombre entier de 0 à 50'],
    ['passengers.adults', '1,5', 'Indiquez un nombre entier de 0 à 50'],
    ['passengers.adults', '51', 'Indiquez un nombre entier de 0 à 50'],
    ['passengers.children', '', undefined],
    ['passengers.children', '31', 'Indiquez un nombre entier de 0 à 30'],
    ['passengers.infants', '11', 'Indiquez un nombre entier de 0 à 10'],
    ['travelType', 'teleport', 'Choisissez une des réponses proposées'],
    ['email', 'awa@', 'Email invalide'],
    ['phone', '12', 'Numéro de téléphone invalide'],
    ['phone', '33 821 00 00', 'Indiquez un numéro de mobile : un fixe ne reçoit pas de SMS.'],
    ['phone', '+33 6 12 34 56 78', undefined],
    ['name', '  ', 'Nom complet est requis'],
    ['origin', 'a'.repeat(121), 'Maximum 120 caractères'],
    ['additionalRequirements', 'a'.repeat(2001), 'Maximum 2000 caractères'],
  ])('say of %s %j: %s', async (name, value, message) => {
    const found = await errorsOf('flight', written({ ...flight, [name]: value }));
    expect(found).toEqual(message === undefined ? {} : { [name]: message });
  });

  it('let children travel alone, named as such', async () => {
    const alone = { ...flight, 'passengers.adults': '0', 'passengers.children': '2' };
    expect(await errorsOf('flight', written(alone))).toEqual({});
  });

  it('require a hotel’s departure after the day of arrival', async () => {
    const sameDay = { destination: 'Paris', checkInDate: '2026-12-01', checkOutDate: '2026-12-01' };
    expect(await errorsOf('hotel', written(sameDay))).toEqual({
      checkOutDate: 'Le départ doit suivre l’arrivée',
    });
  });

  it('require a return date for round trips only', () => {
    expect(names('roundTrip')).toContain('returnDate');
    expect(names('oneWay')).not.toContain('returnDate');
    expect(names('multiCity')).not.toContain('returnDate');
  });

  it('require every step of a multi-city trip, in chronological order', async () => {
    const trip = {
      ...flight,
      travelType: 'multiCity',
      'legs.0.origin': 'Paris',
      'legs.0.destination': 'Istanbul',
      'legs.0.departureDate': '2026-12-05',
      'legs.1.departureDate': '2026-12-04',
    };
    expect(await errorsOf('flight', written(trip))).toEqual({
      'legs[1].origin': 'Ville de départ est requise',
      'legs[1].destination': 'Destination est requise',
      'legs[1].departureDate': 'Cette étape ne peut pas précéder la précédente',
    });
  });
});

describe('withTrip', () => {
  it('fills in destination and date in every kind that has them', () => {
    const filled = withTrip(initialValues, { destination: 'Istanbul', date: '2026-12-12' });
    const places = ['destination', 'visaCountry', 'travelDestinations', 'departureDate', 'checkInDate'];
    expect(places.map((name) => readValue(filled, name))).toEqual([
      'Istanbul',
      'Istanbul',
      'Istanbul',
      '2026-12-12',
      '2026-12-12',
    ]);
  });

  it('preserves typed values for which the trip has none', () => {
    const typed = withValue(initialValues, 'departureDate', '2026-12-01');
    const filled = withTrip(typed, { destination: 'Paris', date: '' });
    expect(readValue(filled, 'departureDate')).toBe('2026-12-01');
  });
});
