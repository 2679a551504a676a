import { toActionLabel } from '@teranga/core/domain/labels';
import type { Tx } from '../../platform/db/database.ts';
import { readAudit, type AuditEntry } from '../audit/readAudit.ts';
import { instant, pageSize, type ExportTable } from './exportTable.ts';

async function* auditItems(tx: Tx): AsyncGenerator<AuditEntry> {
  let cursor: string | undefined;
  do {
    const page = await readAudit(tx, {}, { cursor, size: pageSize });
    yield* page.items;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

const toText = (state: unknown): string =>
  state === null || state === undefined ? '' : JSON.stringify(state);

/** The audit log, the newest entries first. */
export const auditTable: ExportTable = {
  columns: ['Date', 'Qui', 'Action', 'Objet', 'Identifiant', 'Avant', 'Après'],
  items: auditItems,
  rowsOf: (item) => {
    const { at, actor, action, subject, before, after } = item as AuditEntry;
    return [
      [
        instant(at),
        actor.name,
        toActionLabel(action),
        subject.kind,
        subject.id,
        toText(before),
        toText(after),
      ],
    ];
  },
};
