import type { SettingsPatchWire } from '@teranga/contract/admin';
import type { SettingField, SettingGroup, ValueField } from './settingFields.ts';

type Fields = Readonly<Record<string, unknown>>;
type Change = SettingsPatchWire['changes'][number];

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of dots. */
export const valueAt = (document: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (holder, step) => (isGroup(holder) || Array.isArray(holder) ? (holder as Fields)[step] : undefined),
      document,
    );

function emptyOf({ empty = 'text' }: ValueField): unknown {
  if (empty === 'list') return [];
  if (empty === 'text') return '';
  return empty === 'null' ? null : undefined;
}

/** A field's value as it is stored: `''` is what the field says of it. */
function cleanValue(field: ValueField, value: unknown): unknown {
  if (field.kind === 'lines' && Array.isArray(value))
    return value.map((line) => String(line).trim()).filter(Boolean);
  const isEmpty = value === '' || value === undefined || value === null;
  if (field.kind === 'switch') return value === true;
  return isEmpty ? emptyOf(field) : value;
}

/** Without what is undefined, which no JSON has. */
const compact = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A setting as it is stored. */
export function cleanSetting(field: SettingField, value: unknown): unknown {
  if (field.kind !== 'list') return cleanValue(field, value);
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => {
    const stored = isGroup(entry) ? entry : {};
    const own = Object.fromEntries(
      field.fields.map((inner) => [inner.path, cleanValue(inner, stored[inner.path])]),
    );
    return compact({ ...stored, ...own });
  });
}

/** Keys in one order, so that two equal values print the same. */
const print = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isGroup(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? '';

/** The outermost group of a path that does not exist yet, or the path itself. */
function writablePath(settings: Fields, path: string): string {
  const steps = path.split('.');
  const depth = steps.findIndex(
    (_step, index) => index > 0 && !isGroup(valueAt(settings, steps.slice(0, index).join('.'))),
  );
  return depth === -1 ? path : steps.slice(0, depth).join('.');
}

/** A group with a value at some steps below it. */
function withAt(group: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  if (step === '') return value;
  const fields = isGroup(group) ? group : {};
  return compact({ ...fields, [step]: withAt(fields[step], rest, value) });
}

/** A contact without the marks that people write it with. */
const plainContact = (value: unknown): string =>
  typeof value === 'string' ? value.toLowerCase().replace(/[\s().-]/g, '') : '';

/** The values of a form in which what repeated a contact has its new one. */
export function withRepeatedContacts(
  groups: readonly SettingGroup[],
  settings: Fields,
  values: Fields,
): Fields {
  const all = groups.flatMap(({ fields }) => fields);
  let changed: unknown = values;
  for (const main of all) {
    if (main.kind === 'list' || !main.isRepeated) continue;
    const [before, now] = [settings, values].map((document) => valueAt(document, main.path));
    const old = plainContact(before);
    if (old === '' || plainContact(now) === '' || plainContact(now) === old) continue;
    for (const other of all) {
      if (other.kind !== main.kind || other.path === main.path) continue;
      if (plainContact(valueAt(values, other.path)) === old)
        changed = withAt(changed, other.path.split('.'), now);
    }
    for (const list of all) {
      const inner = list.kind === 'list' ? list.fields.find(({ kind }) => kind === main.kind) : undefined;
      const entries = valueAt(values, list.path);
      if (!inner || !Array.isArray(entries)) continue;
      const renewed = entries.map((entry: unknown) =>
        isGroup(entry) && plainContact(entry[inner.path]) === old ? { ...entry, [inner.path]: now } : entry,
      );
      changed = withAt(changed, list.path.split('.'), renewed);
    }
  }
  return isGroup(changed) ? changed : values;
}

/**
 * What differs between stored settings and a form: a group that does not exist yet is sent whole.
 */
export function settingChanges(groups: readonly SettingGroup[], settings: Fields, values: Fields): Change[] {
  const all = groups.flatMap(({ fields }) => fields);
  const isChanged = (field: SettingField) =>
    print(cleanSetting(field, valueAt(settings, field.path))) !==
    print(cleanSetting(field, valueAt(values, field.path)));
  const paths = new Set(all.filter(isChanged).map(({ path }) => writablePath(settings, path)));
  return [...paths].map((path) => {
    const below = all.filter((field) => field.path === path || field.path.startsWith(`${path}.`));
    const value = below.reduce<unknown>(
      (group, field) =>
        withAt(
          group,
          field.path.slice(path.length).split('.').filter(Boolean),
          cleanSetting(field, valueAt(values, field.path)),
        ),
      undefined,
    );
    return value === undefined ? { path } : { path, value };
  });
}
