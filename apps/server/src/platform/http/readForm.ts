import { ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import { cleanLine, cleanLines } from '../text/cleanText.ts';
import type { FieldErrors } from './httpError.ts';

/**
 * Validates any body as a form by the browser's own rules: the form, or the first error per invalid
 * field. A non-string value counts as empty; `longFields` may have several lines.
 */
export async function readForm<S extends AnyObjectSchema>(
  schema: S,
  body: unknown,
  longFields: readonly string[] = [],
): Promise<{ form: InferType<S> } | { errors: FieldErrors }> {
  const bodyFields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const texts = Object.keys(schema.fields).map((field) => {
    const value = bodyFields[field];
    const clean = longFields.includes(field) ? cleanLines : cleanLine;
    return [field, typeof value === 'string' ? clean(value) : ''] as const;
  });
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
