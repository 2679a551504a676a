import { toActionLabel } from '@teranga/core/domain/labels';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { shownMoment } from '../../platform/text/dateFormats.ts';
import { readAudit, type AuditFilter } from './readAudit.ts';

/** What a write names that was seen before. */
interface Seen {
  /** As a sentence begins with it: «Ce membre». */
  what: string;
  subject: Required<Pick<AuditFilter, 'subjectKind' | 'subjectId'>>;
  /** The version that was seen; null for whatever it is. */
  seen: number | null;
  current: number;
}

/** Throws 409, with the last change and who made it, for something that is not as it was seen. */
export async function refuseChanged(tx: Tx, { what, subject, seen, current }: Seen): Promise<void> {
  if (seen === null || seen === current) return;
  const [last] = (await readAudit(tx, subject, { size: 1 })).items;
  const change = last
    ? ` Dernier changement : ${toActionLabel(last.action)}, ${last.actor.name}, ${shownMoment(last.at)}.`
    : '';
  throw new HttpError(409, `${what} a changé entre-temps.${change} Relisez, puis recommencez.`);
}
