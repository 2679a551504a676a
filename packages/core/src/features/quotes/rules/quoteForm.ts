import { basicInfo, requirements, serviceField } from './basicGroups.ts';
import { isRequested, withValue, type QuoteField, type QuoteGroup, type QuoteValues } from './quoteField.ts';
import { quoteKinds, tripLegs } from './quoteKinds.ts';
import type { ServiceKind } from './serviceKind.ts';

/**
 * The posted number of steps of a multi-city trip. It is no question: buttons add and take away
 * steps.
 */
export const legCountName = 'legCount';

/** A step of a multi-city trip before anything is written. */
export const emptyLeg = { origin: '', destination: '', departureDate: '' };

/** The steps after the first one. */
export const legsOf = ({ legs }: QuoteValues): (typeof emptyLeg)[] =>
  Array.isArray(legs) ? legs.map((leg) => ({ ...emptyLeg, ...leg })) : [];

/** The values with a number of steps in all, within the limits. */
export function withLegCount(values: QuoteValues, count: number): QuoteValues {
  const most = Math.min(tripLegs.most, Math.max(tripLegs.fewest, Math.trunc(count) || tripLegs.fewest));
  const legs = legsOf(values);
  return { ...values, legs: Array.from({ length: most - 1 }, (_, index) => legs[index] ?? emptyLeg) };
}

/**
 * Groups shown for a kind of service, with their currently visible fields; null: no service chosen
 * yet.
 */
export function requestedGroups(kind: ServiceKind | null, values: QuoteValues): QuoteGroup[] {
  const specific = kind === null ? [] : quoteKinds[kind];
  return [...specific, basicInfo, requirements]
    .filter((group) => isRequested(group, values) && (group.leg ?? -1) < legsOf(values).length)
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

/** Names of every field of every kind. */
export const fieldNames: readonly string[] = [...new Set(everyField.map(({ name }) => name))];

const isOfLeg = (name: string) => name.startsWith('legs.');

/** Names of the fields that are there once; the steps of a trip are a list. */
export const singleNames: readonly string[] = fieldNames.filter((name) => !isOfLeg(name));

/** The form before anything is written, whatever the service. */
export const initialValues: QuoteValues = withLegCount(
  everyField.reduce<QuoteValues>(
    (values, { name, initial = '' }) => (isOfLeg(name) ? values : withValue(values, name, initial)),
    {},
  ),
  tripLegs.fewest,
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
