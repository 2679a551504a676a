import { createHash } from 'node:crypto';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** How many hexadecimal digits an ObjectId of MongoDB has. */
const objectIdDigits = 24;

/** The ObjectId that a fixture record would have in MongoDB: always the same for the same id. */
export function objectIdOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, objectIdDigits);
}

/** What our own server adds to the contract, and no other has. */
const additions = new Set(['facets', 'pictureColor', 'payment', 'hero', 'legalNotice']);
/** Fields that name a record of another collection. */
const references = new Set(['id', 'productId']);
const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** `2026-11-02T10:30:00.000Z` as a date column prints it: `2026-11-02 10:30:00`. */
const toDateColumn = (instant: string) => instant.slice(0, 19).replace('T', ' ');

function fieldOf(name: string, value: Json): [string, Json][] {
  if (additions.has(name)) return [];
  if (references.has(name) && typeof value === 'string')
    return [[name === 'id' ? '_id' : name, { $oid: objectIdOf(value) }]];
  if (name === 'createdAt') return [['created_at', toLaravel(value)]];
  return [[name, toLaravel(value)]];
}

/**
 * An answer as Laravel over MongoDB serialises it: `_id` with `$oid`, numbers as strings, flags as
 * 0 and 1, dates as columns.
 */
export function toLaravel(value: Json): Json {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return isoInstant.test(value) ? toDateColumn(value) : value;
  if (value === null) return null;
  if (Array.isArray(value)) return value.map(toLaravel);
  const fields = Object.entries(value).flatMap(([name, inner]) => fieldOf(name, inner));
  // PHP has one kind of array: without a key it is written as a list.
  return fields.length === 0 ? [] : Object.fromEntries(fields);
}

/** A page of a list, with all that Laravel's paginator says of it. */
function toPaginator(page: { data: Json } & Record<string, Json>, address: string): Json {
  const { data, current_page: current, last_page: last, total } = page;
  const rows = Array.isArray(data) ? data.length : 0;
  const at = (number: Json) => `${address}?page=${Number(number)}`;
  return {
    current_page: current ?? 1,
    data: toLaravel(data),
    first_page_url: at(1),
    from: rows > 0 ? 1 : null,
    last_page: last ?? 1,
    last_page_url: at(last ?? 1),
    links: [
      { url: null, label: '&laquo; Précédent', active: false },
      { url: at(1), label: '1', active: true },
      { url: null, label: 'Suivant &raquo;', active: false },
    ],
    next_page_url: null,
    path: address,
    per_page: 20,
    prev_page_url: null,
    to: rows > 0 ? rows : null,
    total: total ?? rows,
  };
}

const isPage = (value: Json | undefined): value is { data: Json } & Record<string, Json> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  'data' in value &&
  'last_page' in value;

/** The body of an answer to a request of `address`, paginator and all. */
export function toLaravelBody(body: Json, address: string): Json {
  if (isPage(body)) return toPaginator(body, address);
  if (typeof body === 'object' && body !== null && !Array.isArray(body) && isPage(body['products']))
    return { theme: toLaravel(body['theme'] ?? null), products: toPaginator(body['products'], address) };
  return toLaravel(body);
}
