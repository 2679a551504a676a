import { basicInfo, requirements, serviceField } from './basicGroups.ts';
import { isRequested, withValue, type QuoteField, type QuoteGroup, type QuoteValues } from './quoteField.ts';
import { quoteKinds, tripLegs } from './quoteKinds.ts';
import type { ServiceKind } from './serviceKind.ts';

/** How many steps a multi-city trip has. It is no question: buttons add and take away steps. */
export const legCountName = 'legCount';

/**
 * Groups shown for a kind of service, with their currently visible fields; null: no service chosen
 * yet.
 */
export function requestedGroups(kind: ServiceKind | null, values: QuoteValues): QuoteGroup[] {
  const specific = kind === null ? [] : quoteKinds[kind];
  return [...specific, basicInfo, requirements]
    .filter((group) => isRequested(group, values))
    .map((group) => ({ ...group, fields: group.fields.filter((field) => isRequested(field, values)) }));
}

/** Every visible field, the service first. */
export function requestedFields(kind: ServiceKind | null, values: QuoteValues): QuoteField[] {
  return [serviceField, ...requestedGroups(kind, values).flatMap(({ fields }) => fields)];
}

const everyField: QuoteField[] = [
  serviceField,
  ...[...Object.values(quoteKinds).flat(), basicInfo, requirements].flatMap(({ fields }) => fields),
];

/** Names saved in the draft: every field, and the number of steps. */
export const savedNames: readonly string[] = [...new Set(everyField.map(({ name }) => name)), legCountName];

/** The form before anything is written, whatever the service. */
export const initialValues: QuoteValues = everyField.reduce<QuoteValues>(
  (values, { name, initial = '' }) => withValue(values, name, initial),
  { [legCountName]: String(tripLegs.fewest) },
);

/** Destination and date a visitor gave before opening the form. */
export interface QuoteTrip {
  destination: string;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
}

/** The values with the trip in every field it belongs in. */
export function withTrip(values: QuoteValues, trip: QuoteTrip): QuoteValues {
  return everyField.reduce(
    (filled, field) =>
      field.trip && trip[field.trip] ? withValue(filled, field.name, trip[field.trip]) : filled,
    values,
  );
}
