import { ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import { HttpError, type FieldErrors } from '../../platform/http/httpError.ts';
import { cleanLines } from '../../platform/text/cleanText.ts';
import type { Fields } from './formBody.ts';
import { incompleteForm } from '../../platform/http/incompleteForm.ts';

/** Reads a form by its action's schema; throws 422 with the first text of each wrong field. */
export async function readValues<Schema extends AnyObjectSchema>(
  schema: Schema,
  fields: Fields,
): Promise<InferType<Schema>> {
  const clean = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cleanLines(value)]));
  try {
    return await schema.validate(clean, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors = {};
    for (const { path, message } of error.inner) errors[path ?? ''] ??= [message];
    throw new HttpError(422, incompleteForm, errors);
  }
}
