import { fieldError } from '../../../platform/http/httpError.ts';

const message = 'Cette date n’existe pas.';

/** A time of a query under its own name; a leap second passes the schema, but is no `Date`. */
export function readTime<Field extends string>(
  field: Field,
  text: string | undefined,
): Partial<Record<Field, Date>> {
  if (text === undefined) return {};
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw fieldError(field, message);
  return { [field]: time } as Record<Field, Date>;
}
