import type { QuoteField, QuoteGroup } from './quoteField.ts';
import { classes, insuranceTypes, stars, travelTypes, visaTypes } from './quoteOptions.ts';
import type { ServiceKind } from './serviceKind.ts';

/** How many of each a request may name; a larger party is a matter for the telephone. */
export const mostPeople = { adults: 50, children: 30, infants: 10 } as const;
/** The longest stay or trip, in days. */
export const mostDays = 365;
/** The steps of a multi-city trip. */
export const tripLegs = { fewest: 2, most: 5 } as const;

const isRequired = true;
const origin: QuoteField = {
  name: 'origin',
  label: 'Ville de départ',
  type: 'text',
  isPlace: true,
  isRequired,
};
const destination: QuoteField = {
  name: 'destination',
  label: 'Destination',
  type: 'text',
  isPlace: true,
  isRequired,
  trip: 'destination',
};
const departureDate: QuoteField = {
  name: 'departureDate',
  label: 'Date de départ',
  type: 'date',
  isRequired,
  trip: 'date',
};
const returnDate: QuoteField = {
  name: 'returnDate',
  label: 'Date de retour',
  type: 'date',
  after: { field: 'departureDate', message: 'Le retour ne peut pas précéder le départ' },
};
const travelDate: QuoteField = {
  name: 'travelDate',
  label: 'Date de voyage',
  type: 'date',
  isRequired,
  trip: 'date',
};

const party = ['passengers.adults', 'passengers.children', 'passengers.infants'];
const adults: QuoteField = {
  name: 'passengers.adults',
  label: 'Adultes',
  hint: '12 ans et plus',
  type: 'number',
  max: mostPeople.adults,
  isRequired,
  initial: '1',
  sumOf: party,
};
const children: QuoteField = {
  name: 'passengers.children',
  label: 'Enfants',
  hint: '2-11 ans',
  type: 'number',
  max: mostPeople.children,
};
const infants: QuoteField = {
  name: 'passengers.infants',
  label: 'Bébés',
  hint: 'moins de 2 ans',
  type: 'number',
  max: mostPeople.infants,
};

/** A further step of a multi-city trip: it leaves no earlier than the step before. */
function leg(index: number): QuoteGroup {
  const path = `legs.${index}`;
  const title = `Étape ${index + tripLegs.fewest}`;
  const before = index === 0 ? 'departureDate' : `legs.${index - 1}.departureDate`;
  return {
    id: path,
    title,
    prefix: title,
    when: { travelType: ['multiCity'] },
    leg: index,
    fields: [
      { ...origin, name: `${path}.origin` },
      { name: `${path}.destination`, label: 'Destination', type: 'text', isPlace: true, isRequired },
      {
        name: `${path}.departureDate`,
        label: 'Date de départ',
        type: 'date',
        isRequired,
        after: { field: before, message: 'Cette étape ne peut pas précéder la précédente' },
      },
    ],
  };
}

/** The steps after the first one, which is the flight itself. */
const furtherLegs = Array.from({ length: tripLegs.most - 1 }, (_, index) => leg(index));

/** Questions per kind of service. A kind added here gets its form, rules and payload. */
export const quoteKinds: Readonly<Record<ServiceKind, readonly QuoteGroup[]>> = {
  flight: [
    {
      id: 'flight',
      title: 'Votre vol',
      fields: [
        {
          name: 'travelType',
          label: 'Type de voyage',
          type: 'select',
          options: travelTypes,
          isRequired,
          initial: 'roundTrip',
        },
        {
          name: 'passengerClass',
          label: 'Classe',
          type: 'select',
          options: classes,
          initial: 'economy',
        },
        origin,
        destination,
        departureDate,
        { ...returnDate, when: { travelType: ['roundTrip'] } },
      ],
    },
    ...furtherLegs,
    { id: 'passengers', title: 'Qui voyage ?', fields: [adults, children, infants] },
  ],
  hotel: [
    {
      id: 'hotel',
      title: 'Votre séjour',
      fields: [
        destination,
        { name: 'hotelCategory', label: 'Catégorie d’hôtel', type: 'select', options: stars },
        { name: 'checkInDate', label: 'Date d’arrivée', type: 'date', isRequired, trip: 'date' },
        {
          name: 'checkOutDate',
          label: 'Date de départ',
          type: 'date',
          isRequired,
          after: { field: 'checkInDate', message: 'Le départ doit suivre l’arrivée', isLater: true },
        },
      ],
    },
    {
      id: 'guests',
      title: 'Qui séjourne ?',
      fields: [
        { ...adults, name: 'guests.adults', sumOf: ['guests.adults', 'guests.children'] },
        { ...children, name: 'guests.children' },
      ],
    },
  ],
  visa: [
    {
      id: 'visa',
      title: 'Votre visa',
      fields: [
        { name: 'visaType', label: 'Type de visa', type: 'select', options: visaTypes, isRequired },
        {
          name: 'visaCountry',
          label: 'Pays de destination',
          type: 'text',
          isPlace: true,
          isRequired,
          trip: 'destination',
        },
        travelDate,
        { name: 'visaDuration', label: 'Durée du séjour (jours)', type: 'number', max: mostDays, isRequired },
      ],
    },
  ],
  insurance: [
    {
      id: 'insurance',
      title: 'Votre assurance',
      fields: [
        {
          name: 'insuranceType',
          label: 'Type d’assurance',
          type: 'select',
          options: insuranceTypes,
          isRequired,
        },
        {
          name: 'travelDestinations',
          label: 'Pays visités',
          type: 'text',
          isPlace: true,
          isRequired,
          trip: 'destination',
        },
        travelDate,
        { name: 'tripDuration', label: 'Durée du voyage (jours)', type: 'number', max: mostDays, isRequired },
      ],
    },
    {
      id: 'passengers',
      title: 'Qui est assuré ?',
      fields: [{ ...adults, sumOf: party.slice(0, 2) }, children],
    },
  ],
  attestation: [
    {
      id: 'attestation',
      title: 'Votre attestation',
      fields: [origin, destination, departureDate, returnDate],
    },
    { id: 'passengers', title: 'Pour combien de personnes ?', fields: [{ ...adults, sumOf: [adults.name] }] },
  ],
  other: [
    {
      id: 'other',
      title: 'Votre demande',
      fields: [
        { name: 'serviceDate', label: 'Date souhaitée', type: 'date', isRequired, trip: 'date' },
        { name: 'serviceLocation', label: 'Lieu', type: 'text', isPlace: true, trip: 'destination' },
        { name: 'serviceNotes', label: 'Précisions', type: 'longText' },
      ],
    },
  ],
};
