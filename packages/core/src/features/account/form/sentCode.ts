import { toFields, toNumber, toTextOrNull } from '../../../lib/wire/index.ts';

/** A code that was sent. */
export interface SentCode {
  contact: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Restores a saved code; null where the value holds none. */
export function readSentCode(value: unknown): SentCode | null {
  const fields = toFields(value);
  const contact = toTextOrNull(fields['contact']);
  const sentAt = toNumber(fields['sentAt']);
  return contact !== null && Number.isFinite(sentAt) ? { contact, sentAt } : null;
}
