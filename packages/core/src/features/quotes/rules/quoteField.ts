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
  /** The leg of a multi-city trip that it is about, the first one apart; absent otherwise. */
  leg?: number;
  fields: readonly QuoteField[];
}

type Answers = { [name: string]: string };

/** Form values: one text per field; a dotted name descends, `legs.0.origin` into a list. */
export interface QuoteValues {
  [name: string]: string | Answers | Answers[];
}

type Node = string | Node[] | { [name: string]: Node };

/** A field's value; '' when it is unset. */
export function readValue(values: QuoteValues, name: string): string {
  const value = name
    .split('.')
    .reduce<Node | undefined>(
      (node, key) => (typeof node === 'object' ? (node as { [name: string]: Node })[key] : undefined),
      values,
    );
  return typeof value === 'string' ? value : '';
}

const isIndex = (key: string) => /^\d$/.test(key);

function withNode(node: Node | undefined, [key = '', ...rest]: string[], value: string): Node {
  const child = (at: Node | undefined) => (rest.length === 0 ? value : withNode(at, rest, value));
  if (isIndex(key)) {
    const list = Array.isArray(node) ? [...node] : [];
    while (list.length <= Number(key)) list.push({});
    list[Number(key)] = child(list[Number(key)]);
    return list;
  }
  const fields = typeof node === 'object' && !Array.isArray(node) ? node : {};
  return { ...fields, [key]: child(fields[key]) };
}

/** A copy of the values with one of them set. */
export const withValue = (values: QuoteValues, name: string, value: string): QuoteValues =>
  withNode(values, name.split('.'), value) as QuoteValues;

/** Whether a field or group is currently shown. */
export function isRequested(
  { when = {} }: { when?: QuoteField['when'] | undefined },
  values: QuoteValues,
): boolean {
  return Object.entries(when).every(([name, allowed]) => allowed.includes(readValue(values, name)));
}
