import type { PageReader, PageReadParams } from '@teranga/contract';

/** A read as text: its name, and what it names. */
const readOf = (name: string, { id, ref = id }: PageReadParams) =>
  ref === undefined ? name : `${name} ${ref}`;

/** Nobody is signed in unless a test says so. */
const guestStatuses: Readonly<Record<string, number>> = { getProfile: 401, getMyOrders: 401 };

/** What pages read in a test. */
interface TestReads {
  /** By read; everything else is an empty list. */
  answers?: Readonly<Record<string, unknown>>;
  /** By read; everything else is 200. */
  statuses?: Readonly<Record<string, number>>;
}

/** A reader with fixed answers, and the reads it received, such as `getProduct robe`. */
export function testReader({ answers = {}, statuses = {} }: TestReads = {}) {
  const requested: string[] = [];
  const read: PageReader = async (name, params) => {
    const key = readOf(name, params);
    requested.push(key);
    const status = statuses[key] ?? (key in answers ? 200 : (guestStatuses[key] ?? 200));
    return { status, body: JSON.stringify(status === 200 ? (answers[key] ?? []) : { message: 'Non' }) };
  };
  return { read, requested };
}
