/**
 * Object sent by a back end of unknown quality. Every reader returns a usable value and never
 * throws.
 */
export type Fields = Record<string, unknown>;

/** The value's fields; empty when it is not an object. */
export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** A text; numbers are written out, anything else is the fallback. */
export function toText(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;
}

/** A text that is not blank, or null. */
export function toTextOrNull(value: unknown): string | null {
  return toText(value).trim() === '' ? null : toText(value);
}

/** The name of a thing sent as a text or as an object with a `name`. */
export function toNameOrNull(value: unknown): string | null {
  return toTextOrNull(value) ?? toTextOrNull(toFields(value)['name']);
}

/** A colour (`#rrggbb`), or null. Validated strictly because it is written into a style. */
export function toColorOrNull(value: unknown): string | null {
  return /^#[0-9a-f]{6}$/i.test(toText(value)) ? toText(value) : null;
}

/** A number, or a number sent as text; NaN otherwise. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && value.trim() !== '') return Number(value);
  const long = toFields(value)['$numberLong'];
  return long === undefined ? Number.NaN : Number(long);
}

/** A non-negative integer; 0 when the value is not a number. */
export function toCount(value: unknown): number {
  const number = toNumber(value);
  return Number.isFinite(number) ? Math.max(0, Math.floor(number)) : 0;
}

/** A switch, also when it is sent as 0, 1, "true" or "false". */
export function toFlag(value: unknown, fallback = false): boolean {
  if (typeof value === 'boolean') return value;
  const text = toText(value);
  return /^(?:1|true)$/.test(text) || (fallback && !/^(?:0|false)$/.test(text));
}

/** The readable items; those for which `read` returns null are omitted. */
export function toList<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((item) => {
    const result = read(item);
    return result === null ? [] : [result];
  });
}

/**
 * The readable items of a mandatory list; null when it is not a list, or when none of its items is
 * readable.
 */
export function toRequiredList<T>(value: unknown, read: (item: unknown) => T | null): T[] | null {
  const items = toList(value, read);
  return Array.isArray(value) && (items.length > 0 || value.length === 0) ? items : null;
}

/** The rows of an answer sent bare or under `data`. */
export function toRows(value: unknown): unknown {
  return Array.isArray(value) ? value : toFields(value)['data'];
}

/** The record of an answer sent bare or under `data`. */
export function toRecord(value: unknown): Fields {
  const fields = toFields(value);
  const inner = toFields(fields['data']);
  return Object.keys(inner).length > 0 ? inner : fields;
}

const longestInstantMs = 8.64e15;

/**
 * A date and time without a zone, as Laravel prints a column. Such servers use UTC, whereas
 * browsers would assume their own zone.
 */
const zoneless = /^(\S+)[ T]([\d:.]+)$/;

/**
 * An ISO instant from an ISO text, a date column, milliseconds, or MongoDB's `{"$date": …}`; null
 * for anything else.
 */
export function toInstant(value: unknown): string | null {
  const inner = toFields(value)['$date'] ?? value;
  const number = toNumber(inner);
  const time = Number.isNaN(number) ? Date.parse(toText(inner).replace(zoneless, '$1T$2Z')) : number;
  return Math.abs(time) <= longestInstantMs ? new Date(time).toISOString() : null;
}
