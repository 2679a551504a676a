import { ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import { cleanLine } from '../catalogue/cleanText.ts';
import type { FieldErrors } from './problem.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? cleanLine(value) : '');

/** A form of any body by the rules the browser checks it with, or the first text for each field that breaks one. Whatever is not a text counts as not filled in. */
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
