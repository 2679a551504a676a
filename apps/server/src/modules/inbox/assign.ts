import type { Tx } from '../../platform/db/database.ts';
import { fieldError } from '../../platform/http/httpError.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { includesRole } from '../staff/includesRole.ts';
import { readStaff } from '../staff/staffMembers.ts';
import type { InboxSubject } from './answers.ts';

const tables = { quote: ['quote_requests', 'ref'], message: ['contact_messages', 'id::text'] } as const;
const memberMessage = 'Cette personne n’est pas de l’équipe, ou son rôle ne permet pas de répondre.';

/** Who may answer visitors. */
export async function readAssignees(tx: Tx) {
  const members = await readStaff(tx);
  return members
    .filter(({ role }) => includesRole(role, 'manager'))
    .map(({ id, name, role }) => ({ id, name, role }));
}

/**
 * Gives a quote request or a message to a member, or with null to nobody; false for an unknown one.
 */
export async function assign(
  tx: Tx,
  actor: Actor,
  { kind, id }: InboxSubject,
  memberId: string | null,
): Promise<boolean> {
  const members = await readAssignees(tx);
  const member = members.find((each) => each.id === memberId);
  if (memberId !== null && !member) throw fieldError('memberId', memberMessage);
  const [table, column] = tables[kind];
  const { rowCount } = await tx.query(`update ${table} set assignee_id = $2 where ${column} = $1`, [
    id,
    memberId,
  ]);
  if (rowCount === 0) return false;
  await writeAudit(tx, actor, {
    action: `${kind}.assign`,
    subject: { kind, id },
    after: { assignee: member?.name ?? null },
  });
  return true;
}
