import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ContentDocument, type ContentError, type FieldPath } from './contentDocument.ts';

const kinds: Readonly<Record<string, string>> = {
  string: 'un texte',
  integer: 'un nombre entier',
  number: 'un nombre',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'un groupe de champs',
  null: 'vide (null)',
};

/** Values that a path accepts, where the schema's own errors name only one of them. */
const acceptedAt: Readonly<Record<string, string>> = {
  '/cashOnDelivery/confirmByCode': 'never, always ou un montant entier en FCFA',
};

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: object;
}

const toPath = (path: string): (string | number)[] =>
  path
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));

function sentenceOf({ keyword, instancePath, params }: SchemaError): string {
  const accepted = acceptedAt[instancePath];
  if (accepted !== undefined) return `attend ${accepted}.`;
  const { type, limit } = params as { type?: string; limit?: number };
  if (keyword === 'type') return `attend ${kinds[type ?? ''] ?? 'une autre valeur'}.`;
  if (keyword === 'minLength') return 'ne peut pas être vide.';
  if (keyword === 'maxLength') return `est trop long : ${limit} signes au plus.`;
  if (keyword === 'minimum') return `est trop petit : ${limit} au moins.`;
  if (keyword === 'maximum') return `est trop grand : ${limit} au plus.`;
  return 'n’est pas une valeur possible.';
}

function toContentErrors(error: SchemaError): ContentError[] {
  const path = toPath(error.instancePath);
  const { requiredProperties } = error.params as { requiredProperties?: string[] };
  if (error.keyword !== 'required') return [{ path, sentence: sentenceOf(error) }];
  return (requiredProperties ?? []).map((name) => ({ path: [...path, name], sentence: 'manque.' }));
}

interface ReadSchema {
  properties?: Record<string, ReadSchema>;
  patternProperties?: Record<string, ReadSchema>;
  items?: ReadSchema;
  anyOf?: ReadSchema[];
}

/** Unknown fields: most often a misspelt name. */
function unknownFields(
  { properties, items, anyOf }: ReadSchema,
  value: unknown,
  path: FieldPath,
): ContentError[] {
  if (anyOf) {
    const formWithFields = anyOf.find((each) => each.properties ?? each.items);
    return formWithFields ? unknownFields(formWithFields, value, path) : [];
  }
  if (Array.isArray(value) && items)
    return value.flatMap((entry, index) => unknownFields(items, entry, [...path, index]));
  if (!properties || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (schema) return unknownFields(schema, inner, [...path, name]);
    const names = Object.keys(properties).join(', ');
    return [{ path: [...path, name], sentence: `n’est pas un champ connu. Il y a : ${names}.` }];
  });
}

/** Schema errors of a document; at most one per path. */
export function shapeErrors(value: unknown): ContentError[] {
  const byPath = new Map<string, ContentError>();
  const found = [...Value.Errors(ContentDocument as TSchema, value)];
  // For an invalid optional value the nested errors are more precise than the union's own.
  const isMoot = ({ keyword, instancePath, params }: SchemaError) =>
    (keyword === 'anyOf' || (params as { type?: string }).type === 'null') &&
    found.some((other) => other.instancePath.startsWith(`${instancePath}/`));
  const errors = found.filter((error) => !isMoot(error)).flatMap(toContentErrors);
  for (const error of [...errors, ...unknownFields(ContentDocument as ReadSchema, value, [])]) {
    const key = error.path.join('/');
    if (!byPath.has(key)) byPath.set(key, error);
  }
  return [...byPath.values()];
}
