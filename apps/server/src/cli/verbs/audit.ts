import { readAudit, type AuditEntry, type AuditFilter } from '../../modules/audit/readAudit.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import { findStore } from '../findStore.ts';
import { readLimit } from '../readOptions.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, limitOption, storeArgument } from '../arguments.ts';

export interface AuditOptions extends JsonOption {
  action?: string;
  /** A kind of subject, or a kind and an id with a colon between them. */
  subject?: string;
  limit: string;
}

const columns = [
  { title: 'Date' },
  { title: 'Qui' },
  { title: 'Action' },
  { title: 'Sujet' },
  { title: 'Avant' },
  { title: 'Après' },
];

function toFilter({ action, subject }: AuditOptions): AuditFilter {
  const [kind, ...rest] = subject?.split(':') ?? [];
  const typed = rest.join(':');
  // References are typed as they are shown, with hyphens.
  const id = kind === 'order' || kind === 'quote' ? (readRef(typed) ?? typed) : typed;
  return {
    ...(action !== undefined && { action }),
    ...(kind !== undefined && { subjectKind: kind }),
    ...(id !== '' && { subjectId: id }),
  };
}

/** With spaces, where a table wraps it. */
const toText = (state: unknown): string =>
  state === null ? '' : JSON.stringify(state, null, 1).replaceAll(/\n\s*/g, ' ');
const toCells = ({ at, actor, action, subject, before, after }: AuditEntry): string[] => [
  shortMoment(at),
  actor.name,
  action,
  `${subject.kind}:${subject.id}`,
  toText(before),
  toText(after),
];

/** The latest changes of a store. */
export async function audit(platform: Platform, id: string, options: AuditOptions): Promise<void> {
  const { db, print } = platform;
  const size = readLimit(options.limit);
  await findStore(db, id);
  const { items } = await db.withStore(id, (tx) => readAudit(tx, toFilter(options), { size }));
  if (options.json) printJson(platform, items);
  else print(items.length > 0 ? table(columns, items.map(toCells)) : 'Aucun changement.');
}

export const commands: Commands = (verb, onPlatform) => {
  verb('audit', 'liste les derniers changements d’une boutique : qui, quand, quoi')
    .argument(...storeArgument)
    .option('--action <action>', 'seulement ces changements, par exemple order.status')
    .option('--subject <sujet>', 'seulement ceux d’un sujet, par exemple order ou order:CM33-C2RE-DSC0-XMPR')
    .option(...limitOption)
    .option(...jsonOption)
    .action((id: string, options: AuditOptions) => onPlatform((platform) => audit(platform, id, options)));
};
