/** One answer to choose. */
export interface QuoteOption {
  value: string;
  label: string;
}

interface FieldBase {
  /** Path of its value in the form; a dot descends one level (`passengers.adults`). */
  name: string;
  label: string;
  isRequired?: boolean;
  hint?: string;
  /** Shown only while each of these fields has one of these values. */
  when?: Readonly<Record<string, readonly string[]>>;
  /** Initial value. */
  initial?: string;
  /** Trip data, given before opening the form, that prefills this field. */
  trip?: 'destination' | 'date';
}

/** One question of a quote request; form, validation rules and payload are all derived from it. */
export type QuoteField = FieldBase &
  (
    | { type: 'text'; autoComplete?: string; isPlace?: true }
    | { type: 'longText' }
    | { type: 'email' }
    | { type: 'phone' }
    | { type: 'service' }
    /** `after`: not before another date; `isLater` for at least the day after. */
    | { type: 'date'; after?: { field: string; message: string; isLater?: true } }
    /** An integer from 0; `sumOf`: these fields must add up to at least 1. */
    | { type: 'number'; max: number; sumOf?: readonly string[] }
    | { type: 'select'; options: readonly QuoteOption[] }
  );

/** Questions shown together. */
export interface QuoteGroup {
  id: string;
  title: string;
  /** Put before the labels where groups repeat: 'Étape 2'. */
  prefix?: string;
  when?: QuoteField['when'];
  fields: readonly QuoteField[];
}

/** Form values: one text per field; dotted names are nested one level. */
export interface QuoteValues {
  [name: string]: string | { [name: string]: string };
}

/** A field's value; '' when it is unset. */
export function readValue(values: QuoteValues, name: string): string {
  const [first = '', second] = name.split('.');
  const value = values[first];
  if (second === undefined) return typeof value === 'string' ? value : '';
  return typeof value === 'object' ? (value[second] ?? '') : '';
}

/** A copy of the values with one of them set. */
export function withValue(values: QuoteValues, name: string, value: string): QuoteValues {
  const [first = '', second] = name.split('.');
  if (second === undefined) return { ...values, [first]: value };
  const inner = values[first];
  return { ...values, [first]: { ...(typeof inner === 'object' ? inner : {}), [second]: value } };
}

/** Whether a field or group is currently shown. */
export function isRequested(
  { when = {} }: { when?: QuoteField['when'] | undefined },
  values: QuoteValues,
): boolean {
  return Object.entries(when).every(([name, allowed]) => allowed.includes(readValue(values, name)));
}
