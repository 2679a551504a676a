import type { FieldErrors } from './httpError.ts';

/** A validator's error, in the parts of JSON Schema's output format that are read here. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  schemaPath?: string;
  params?: Record<string, unknown>;
}

export const unknownFieldText = 'Ce champ n’est pas connu.';

const texts: Record<string, string> = {
  required: 'Ce champ est requis.',
  // Of a field that the object does not have: its schema is `false`.
  boolean: unknownFieldText,
  minLength: 'Ce texte est trop court.',
  maxLength: 'Ce texte est trop long.',
  minItems: 'Cette liste est trop courte.',
  maxItems: 'Cette liste est trop longue.',
  minimum: 'Cette valeur est trop petite.',
  exclusiveMinimum: 'Cette valeur est trop petite.',
  maximum: 'Cette valeur est trop grande.',
  exclusiveMaximum: 'Cette valeur est trop grande.',
};
const otherText = 'Cette valeur n’est pas valide.';

/** `/items/0/id` as forms name it: `items.0.id`. */
const toField = (path: string): string => path.slice(1).replaceAll('/', '.');

function fieldsOf({ keyword, instancePath, params }: SchemaError): string[] {
  // Each unknown field has an error of its own.
  if (keyword === 'additionalProperties') return [];
  const missing = keyword === 'required' ? params?.['requiredProperties'] : undefined;
  if (!Array.isArray(missing)) return [toField(instancePath)];
  return missing.map((name) => toField(`${instancePath}/${String(name)}`));
}

const alternativeOf = ({ schemaPath = '' }: SchemaError) => /^.*?\/anyOf\/\d+/.exec(schemaPath)?.[0];

/** Without the errors of alternatives that the value does not mean: it lacks their required fields. */
function meantErrors(errors: readonly SchemaError[]): readonly SchemaError[] {
  const unmeant = new Set(
    errors.filter(({ keyword }) => keyword === 'required').map(({ schemaPath }) => schemaPath),
  );
  const meant = errors.filter((error) => {
    const alternative = alternativeOf(error);
    return alternative === undefined || !unmeant.has(alternative);
  });
  return meant.length > 0 ? meant : errors;
}

/**
 * One French text per invalid field; an error of the whole body has no field and is left to the
 * message.
 */
export function fieldErrors(errors: readonly SchemaError[]): FieldErrors {
  const byField = new Map<string, string[]>();
  for (const error of meantErrors(errors))
    for (const field of fieldsOf(error))
      if (field && !byField.has(field)) byField.set(field, [texts[error.keyword] ?? otherText]);
  return Object.fromEntries(byField);
}
