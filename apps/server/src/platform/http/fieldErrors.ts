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

const choice = /^(.*?\/anyOf)\/(\d+)/;

/** The paths of the errors of each alternative of a field. */
type ErrorPaths = Map<string, Set<string>>;

/** The alternative with errors at the fewest paths. */
const nearest = (paths: ErrorPaths): string | undefined =>
  [...paths].toSorted(([, one], [, other]) => one.size - other.size)[0]?.[0];

/** Of a value that fits no alternative: the errors of the one that it is nearest to. */
function nearestErrors(errors: readonly SchemaError[]): readonly SchemaError[] {
  const unions = new Map<string, ErrorPaths>();
  for (const { schemaPath = '', instancePath } of errors) {
    const [, union = '', alternative = ''] = choice.exec(schemaPath) ?? [];
    const paths = unions.get(union) ?? new Map<string, Set<string>>();
    unions.set(union, paths.set(alternative, (paths.get(alternative) ?? new Set()).add(instancePath)));
  }
  return errors.filter(({ schemaPath = '', keyword }) => {
    const [, union, alternative] = choice.exec(schemaPath) ?? [];
    if (union !== undefined) return nearest(unions.get(union) ?? new Map()) === alternative;
    return keyword !== 'anyOf' || !unions.has(`${schemaPath}/anyOf`);
  });
}

/**
 * One French text per invalid field; an error of the whole body has no field and is left to the
 * message.
 */
export function fieldErrors(errors: readonly SchemaError[]): FieldErrors {
  const byField = new Map<string, string[]>();
  for (const error of nearestErrors(errors))
    for (const field of fieldsOf(error))
      if (field && !byField.has(field)) byField.set(field, [texts[error.keyword] ?? otherText]);
  return Object.fromEntries(byField);
}
