import type { StaffRole } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { refuseChanged } from '../audit/refuseChanged.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { NewMember } from './newMember.ts';
import { memberColumns, type StaffMember } from './staffMembers.ts';
import { endSessionsOf } from './staffSessions.ts';

const unknownMessage = 'Cette boutique n’a pas cette personne dans son équipe.';
const listedMessage = 'Ce numéro ou cette adresse est déjà celui d’une personne de l’équipe.';
const lastOwnerMessage =
  'C’est la seule personne propriétaire de la boutique : donnez d’abord ce rôle à quelqu’un d’autre.';

const subjectOf = ({ id }: StaffMember) => ({ kind: 'staff', id });
/** Without contacts: managers read the audit log, and nothing is ever deleted there. */
const auditedState = ({ name, role }: StaffMember) => ({ name, role });

/** Adds a staff member. A contact that another one has is refused with 409. */
export async function addStaff(tx: Tx, actor: Actor, member: NewMember): Promise<StaffMember> {
  const { rows } = await tx.query<StaffMember>(
    `insert into staff (name, role, phone, email) values ($1, $2, $3, $4)
     on conflict do nothing returning ${memberColumns}`,
    [member.name, member.role, member.phone, member.email],
  );
  const [added] = rows;
  if (!added) throw new HttpError(409, listedMessage);
  const after = auditedState(added);
  await writeAudit(tx, actor, { action: 'staff.add', subject: subjectOf(added), after });
  return added;
}

/**
 * Locks a member and all owners, in one order, so that two changes cannot remove the last owner.
 */
async function lockMember(tx: Tx, id: string): Promise<{ member: StaffMember; isLastOwner: boolean }> {
  const { rows } = await tx.query<StaffMember>(
    `select ${memberColumns} from staff where id = $1 or role = 'owner' order by id for update`,
    [id],
  );
  const member = rows.find((row) => row.id === id);
  if (!member) throw new HttpError(404, unknownMessage);
  const owners = rows.filter(({ role }) => role === 'owner');
  return { member, isLastOwner: member.role === 'owner' && owners.length === 1 };
}

/**
 * Gives a member another role and ends their sessions. `version`: the version that was seen; null
 * for whatever it is. Refuses to leave a store without an owner.
 */
export async function changeStaffRole(
  tx: Tx,
  actor: Actor,
  { id, role, version }: { id: string; role: StaffRole; version: number | null },
): Promise<StaffMember> {
  const { member, isLastOwner } = await lockMember(tx, id);
  const { kind: subjectKind, id: subjectId } = subjectOf(member);
  await refuseChanged(tx, {
    what: 'Ce membre',
    subject: { subjectKind, subjectId },
    seen: version,
    current: member.version,
  });
  if (member.role === role) return member;
  if (isLastOwner) throw new HttpError(409, lastOwnerMessage);
  const { rows } = await tx.query<StaffMember>(
    `update staff set role = $2, version = version + 1 where id = $1 returning ${memberColumns}`,
    [id, role],
  );
  await endSessionsOf(tx, id);
  await writeAudit(tx, actor, {
    action: 'staff.role',
    subject: subjectOf(member),
    before: { role: member.role },
    after: { role },
  });
  return rows[0] ?? member;
}

/** Removes a member, whose sessions end. Refuses to leave a store without an owner. */
export async function removeStaff(tx: Tx, actor: Actor, id: string): Promise<StaffMember> {
  const { member, isLastOwner } = await lockMember(tx, id);
  if (isLastOwner) throw new HttpError(409, lastOwnerMessage);
  await tx.query('delete from staff where id = $1', [id]);
  const before = auditedState(member);
  await writeAudit(tx, actor, { action: 'staff.remove', subject: subjectOf(member), before });
  return member;
}
