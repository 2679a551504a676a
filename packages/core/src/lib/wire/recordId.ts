import { toFields } from './readWire.ts';

declare const recordIdBrand: unique symbol;
/** The id of a record, whatever shape it was sent in. */
export type RecordId = string & { readonly [recordIdBrand]: true };

function plainId(value: unknown): RecordId | null {
  if (typeof value === 'string' && value.trim() !== '') return value as RecordId;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value) as RecordId;
  const oid = toFields(value)['$oid'];
  return typeof oid === 'string' && oid !== '' ? (oid as RecordId) : null;
}

/**
 * The id in any of its forms: a string, `{"$oid": …}`, or a record with either under `id` or `_id`.
 */
export function toRecordId(value: unknown): RecordId | null {
  const fields = toFields(value);
  return plainId(value) ?? plainId(fields['id']) ?? plainId(fields['_id']);
}
