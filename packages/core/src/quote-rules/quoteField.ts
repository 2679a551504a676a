/** One answer to choose. */
export interface QuoteOption {
  value: string;
  label: string;
}

interface FieldBase {
  /** Where its value stands among the form's; a dot goes one level down (`passengers.adults`). */
  name: string;
  label: string;
  isRequired?: boolean;
  hint?: string;
  /** Asked only while each of these fields has one of these values. */
  when?: Readonly<Record<string, readonly string[]>>;
  /** What stands in it from the start. */
  initial?: string;
  /** What a visitor may have said on the way here that belongs in it. */
  trip?: 'destination' | 'date';
}

/** One question of a quote request: what is asked, what may be answered. Form, rules and payload are all made from it. */
export type QuoteField = FieldBase &
  (
    | { type: 'text'; autoComplete?: string; isPlace?: true }
    | { type: 'longText' }
    | { type: 'email' }
    | { type: 'phone' }
    | { type: 'service' }
    /** `after`: not before another date; `isLater` for at least the day after. */
    | { type: 'date'; after?: { field: string; message: string; isLater?: true } }
    /** A whole number from 0; `sumOf`: all of these together are at least one. */
    | { type: 'number'; max: number; sumOf?: readonly string[] }
    | { type: 'select'; options: readonly QuoteOption[] }
  );

/** Questions that stand together. */
export interface QuoteGroup {
  id: string;
  title: string;
  /** Put before the labels where groups repeat: 'Étape 2'. */
  prefix?: string;
  when?: QuoteField['when'];
  fields: readonly QuoteField[];
}

/** What is in the form: a text for each field, those with a dotted name one level down. */
export interface QuoteValues {
  [name: string]: string | { [name: string]: string };
}

/** The value of a field; empty where nothing was written. */
export function readValue(values: QuoteValues, name: string): string {
  const [first = '', second] = name.split('.');
  const value = values[first];
  if (second === undefined) return typeof value === 'string' ? value : '';
  return typeof value === 'object' ? (value[second] ?? '') : '';
}

/** The values with one of them set; the given ones are left as they are. */
export function withValue(values: QuoteValues, name: string, value: string): QuoteValues {
  const [first = '', second] = name.split('.');
  if (second === undefined) return { ...values, [first]: value };
  const inner = values[first];
  return { ...values, [first]: { ...(typeof inner === 'object' ? inner : {}), [second]: value } };
}

/** Tells whether a field or a group is asked for. */
export function isRequested(
  { when = {} }: { when?: QuoteField['when'] | undefined },
  values: QuoteValues,
): boolean {
  return Object.entries(when).every(([name, allowed]) => allowed.includes(readValue(values, name)));
}
