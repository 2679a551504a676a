import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { storeIfPossible } from '../../platform/db/storeIfPossible.ts';
import { hashToken } from '../../platform/secrets/hashToken.ts';

const tokenBytes = 32;
const longestUserAgent = 300;
/** How long a session lasts at most. */
export const sessionDays = 30;
/** How long it lasts without a request. */
export const idleHours = 12;
/** A request is noted as the last one unless another was noted within this time. */
const seenEverySeconds = 60;
/** How long after its code a session may make sensitive changes. */
export const freshMinutes = 15;

const live = `s.expires_at > now() and s.last_seen_at > now() - make_interval(hours => ${idleHours})`;

/** Who is signed in by a session. */
export interface StaffSession {
  id: string;
  member: { id: string; name: string; role: StaffRole };
  /** Its code was typed a short time ago. */
  isFresh: boolean;
}

/** Opens a session and returns its token, of which only the hash is stored. */
export async function openSession(tx: Tx, staffId: string, userAgent: string): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await tx.query(
    `insert into staff_sessions (staff_id, token_hash, user_agent, expires_at)
     values ($1, $2, $3, now() + make_interval(days => $4))`,
    [staffId, hashToken(token), userAgent.slice(0, longestUserAgent), sessionDays],
  );
  return token;
}

interface FoundRow {
  id: string;
  staff_id: string;
  name: string;
  role: StaffRole;
  is_stale: boolean;
  is_fresh: boolean;
}

/**
 * The session of a token, noted as seen; null when it is unknown, expired, revoked, or of another
 * store.
 */
export async function findSession(tx: Tx, token: string): Promise<StaffSession | null> {
  const { rows } = await tx.query<FoundRow>(
    `select s.id, s.staff_id, m.name, m.role, s.last_seen_at < now() - make_interval(secs => $2) as is_stale,
       s.created_at > now() - make_interval(mins => $3) as is_fresh
     from staff_sessions s join staff m on m.store_id = s.store_id and m.id = s.staff_id
     where s.store_id = app_store() and s.token_hash = $1 and ${live}`,
    [hashToken(token), seenEverySeconds, freshMinutes],
  );
  const [row] = rows;
  if (!row) return null;
  if (row.is_stale)
    await storeIfPossible(tx, () =>
      tx.query('update staff_sessions set last_seen_at = now() where id = $1', [row.id]),
    );
  const { id, staff_id: staffId, name, role, is_fresh: isFresh } = row;
  return { id, member: { id: staffId, name, role }, isFresh };
}

/** Whether a session still holds. The check does not prolong it. */
export async function isSessionLive(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(`select from staff_sessions s where s.id = $1 and ${live}`, [id]);
  return rowCount > 0;
}

export interface ListedSession {
  id: string;
  memberId: string;
  memberName: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** The sessions that hold, the last used first: of one member, or of all with null. */
export async function listSessions(tx: Tx, staffId: string | null): Promise<ListedSession[]> {
  const { rows } = await tx.query<ListedSession>(
    `select s.id, s.staff_id as "memberId", m.name as "memberName", s.user_agent as "userAgent",
       s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt"
     from staff_sessions s join staff m on m.store_id = s.store_id and m.id = s.staff_id
     where ($1::uuid is null or s.staff_id = $1) and ${live} order by s.last_seen_at desc, s.id`,
    [staffId],
  );
  return rows;
}

/** Ends a session, only if it is that of `staffId` unless null; returns the member, or null. */
export async function endSession(tx: Tx, id: string, staffId: string | null): Promise<string | null> {
  const { rows } = await tx.query<{ staff_id: string }>(
    'delete from staff_sessions where id = $1 and ($2::uuid is null or staff_id = $2) returning staff_id',
    [id, staffId],
  );
  return rows[0]?.staff_id ?? null;
}

/** Ends all sessions of a member. */
export async function endSessionsOf(tx: Tx, staffId: string): Promise<void> {
  await tx.query('delete from staff_sessions where staff_id = $1', [staffId]);
}
