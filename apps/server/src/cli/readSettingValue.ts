import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { parse, YAMLError } from 'yaml';
import { ContentDocument } from '../modules/stores/content/contentDocument.ts';
import { schemaAt, type ReadSchema } from '../modules/stores/content/settingsReference.ts';
import { OperatorError } from './operatorError.ts';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value with the typed text wherever the schema wants a text and YAML reads something else. */
function withTexts(schema: ReadSchema | null, value: unknown, text: unknown): unknown {
  if (schema === null) return value;
  if (Array.isArray(value) && Array.isArray(text))
    return value.map((entry, index) => withTexts(schemaAt(schema, [String(index)]), entry, text[index]));
  if (isGroup(value) && isGroup(text))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        withTexts(schemaAt(schema, [name]), inner, text[name]),
      ]),
    );
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  const wantsText = (schema.anyOf ?? [schema]).some(
    (form) => form.type === 'string' && form.const === undefined,
  );
  return isScalar && wantsText && !Value.Check(schema as TSchema, value) ? text : value;
}

/** A setting's value, typed as YAML; `+221771234567` is a text where the setting is one. */
export function readSettingValue(path: string, typed: string): unknown {
  try {
    const value: unknown = parse(typed, { maxAliasCount: 0 });
    const text: unknown = parse(typed, { maxAliasCount: 0, schema: 'failsafe' });
    return withTexts(schemaAt(ContentDocument as ReadSchema, path.split('.')), value, text);
  } catch (error) {
    if (!(error instanceof YAMLError || error instanceof ReferenceError)) throw error;
    throw new OperatorError(`« ${typed} » n’est pas une valeur en YAML.`);
  }
}
