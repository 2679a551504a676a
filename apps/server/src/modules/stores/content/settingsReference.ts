import { ContentDocument } from './contentDocument.ts';
import { settingTexts } from './settingTexts.ts';

/** What is read of a schema. */
export interface ReadSchema {
  type?: string;
  const?: string | number | boolean;
  anyOf?: ReadSchema[];
  items?: ReadSchema;
  properties?: Record<string, ReadSchema>;
  patternProperties?: Record<string, ReadSchema>;
  required?: string[] | undefined;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

/** A setting that holds a value, or a list of them. */
export interface SettingRow {
  /** `n` stands for the number of an entry, from 0. */
  path: string;
  value: string;
  /** `group`: needed as soon as its group is there, which may be left out. */
  optional: 'yes' | 'group' | 'no';
}

const optionalTexts = { yes: 'yes', group: 'with its group', no: '' } as const;

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
  null: '`null`',
};

function limitsOf({ minimum, maximum, maxLength }: ReadSchema): string {
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  return maxLength === undefined ? '' : `, at most ${maxLength} characters`;
}

function valueOf(schema: ReadSchema): string {
  if (schema.anyOf) return schema.anyOf.map(valueOf).join(', or ');
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.items) return `list of: ${valueOf(schema.items)}`;
  if (schema.properties ?? schema.patternProperties) return 'group';
  return `${typeNames[schema.type ?? ''] ?? 'any value'}${limitsOf(schema)}`;
}

/**
 * The groups within a schema: its own fields, those of its entries, and those of one of its forms.
 */
function groupOf(schema: ReadSchema, path: string): { group: ReadSchema; path: string } | null {
  if (schema.properties) return { group: schema, path };
  if (schema.items) return groupOf(schema.items, `${path}.n`);
  for (const form of schema.anyOf ?? []) {
    const found = groupOf(form, path);
    if (found) return found;
  }
  return null;
}

function rowsOf(group: ReadSchema, path: string, isOptional: boolean): SettingRow[] {
  return Object.entries(group.properties ?? {}).flatMap(([name, schema]) => {
    const place = path === '' ? name : `${path}.${name}`;
    const isOwn = !(group.required ?? []).includes(name);
    const inner = groupOf(schema, place);
    if (inner) return rowsOf(inner.group, inner.path, isOptional || isOwn);
    return [{ path: place, value: valueOf(schema), optional: isOwn ? 'yes' : isOptional ? 'group' : 'no' }];
  });
}

/** Every setting of a store's file, in the order of its schema. */
export const settingRows = (): SettingRow[] => rowsOf(ContentDocument as ReadSchema, '', false);

/**
 * Whether a store's file has a setting at this path, or settings below it; entries by their number.
 */
export function isSettingPath(path: string): boolean {
  const pattern = path.replace(/\.\d+(?=\.|$)/g, '.n');
  return settingRows().some(
    (row) => row.path === pattern || row.path.startsWith(`${pattern}.`) || pattern.startsWith(`${row.path}.`),
  );
}

/** The schema of a value below another one; null where no field, record or list has it. */
export function schemaAt(schema: ReadSchema, steps: readonly string[]): ReadSchema | null {
  const [step, ...others] = steps;
  if (step === undefined) return schema;
  for (const { properties = {}, patternProperties = {}, items } of schema.anyOf ?? [schema]) {
    const field = Object.hasOwn(properties, step) ? properties[step] : undefined;
    const inner = field ?? Object.values(patternProperties)[0] ?? items;
    if (inner) return schemaAt(inner, others);
  }
  return null;
}

const sectionOf = ({ path }: SettingRow): string => path.split('.', 1)[0] ?? path;

/** The reference of a store's file as Markdown, made of its schema. */
export function settingsReference(): string {
  const rows = settingRows();
  const sections = [...new Set(rows.map(sectionOf))].map((section) => {
    const lines = rows
      .filter((row) => sectionOf(row) === section)
      .map(({ path, value, optional }) => {
        const text = settingTexts[path] ?? '';
        return `| \`${path}\` | ${value} | ${optionalTexts[optional]} | ${text} |`;
      });
    return [
      `## ${section}`,
      '',
      '| Path | Value | Optional | Meaning |',
      '| --- | --- | --- | --- |',
      ...lines,
    ].join('\n');
  });
  return [
    '# Store settings',
    'Every field of the file that `show` prints and `set` reads, and every path of `setting` and of `PATCH /api/admin/settings`. `n` is the number of an entry, from 0. Generated from the schema; a test checks that it is current (see [testing](testing.md)).',
    ...sections,
    '',
  ].join('\n\n');
}
