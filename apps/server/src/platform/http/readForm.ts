import { ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import { cleanLine } from '../text/cleanText.ts';
import type { FieldErrors } from './problem.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? cleanLine(value) : '');

/**
 * Validates any body as a form by the browser's own rules; returns the form, or the first error
 * text per invalid field. A non-string value counts as empty.
 */
export async function readForm<S extends AnyObjectSchema>(
  schema: S,
  body: unknown,
): Promise<{ form: InferType<S> } | { errors: FieldErrors }> {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const texts = Object.keys(schema.fields).map((field) => [field, textOf(given[field])] as const);
  try {
    return {
      form: await schema.validate(Object.fromEntries(texts), { abortEarly: false }),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors = {};
    for (const { path, message } of error.inner) errors[path ?? ''] ??= [message];
    return { errors };
  }
}
