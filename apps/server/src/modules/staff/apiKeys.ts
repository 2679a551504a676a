import { randomBytes } from 'node:crypto';
import type { ApiScope } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { storeIfPossible } from '../../platform/db/storeIfPossible.ts';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { hashToken } from '../../platform/secrets/hashToken.ts';
import { cleanLine } from '../../platform/text/cleanText.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';

const tokenBytes = 32;
/** Secret scanners find keys by their prefix. */
const prefix = 'teranga_';
const tokenPattern = /^Bearer (teranga_[\w-]{43})$/;
/** A use is noted as the last one unless another was noted within this time. */
const usedEverySeconds = 60;
const longestName = 100;
const nameMessage = `Le nom a de 1 à ${longestName} signes.`;
const unknownMessage = 'Cette boutique n’a pas cette clé.';

export interface ApiKey {
  id: string;
  name: string;
  scopes: ApiScope[];
  createdBy: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = `id, name, scopes, created_by as "createdBy", created_at as "createdAt", last_used_at as "lastUsedAt"`;

/** The API key in an `Authorization` header; undefined without one of our form. */
export const apiTokenOf = (authorization: string | undefined): string | undefined =>
  tokenPattern.exec(authorization ?? '')?.[1];

export async function readApiKeys(tx: Tx): Promise<ApiKey[]> {
  const { rows } = await tx.query<ApiKey>(`select ${columns} from api_keys order by created_at, id`);
  return rows;
}

/** Creates a key. Only its hash is stored, so the token is readable only in the return value. */
export async function createApiKey(
  tx: Tx,
  actor: Actor,
  { name, scopes }: { name: string; scopes: readonly ApiScope[] },
): Promise<ApiKey & { token: string }> {
  const cleanName = cleanLine(name);
  if (cleanName === '' || cleanName.length > longestName) throw fieldError('name', nameMessage);
  const token = `${prefix}${randomBytes(tokenBytes).toString('base64url')}`;
  const { rows } = await tx.query<ApiKey>(
    `insert into api_keys (name, token_hash, scopes, created_by) values ($1, $2, $3, $4) returning ${columns}`,
    [cleanName, hashToken(token), [...new Set(scopes)], actor.name],
  );
  const [key] = rows;
  if (!key) throw new Error('An inserted API key was not returned.');
  await writeAudit(tx, actor, {
    action: 'key.create',
    subject: { kind: 'key', id: key.id },
    after: { name: key.name, scopes: key.scopes },
  });
  return { ...key, token };
}

/** Deletes a key: its next call answers 401. */
export async function revokeApiKey(tx: Tx, actor: Actor, id: string): Promise<ApiKey> {
  const { rows } = await tx.query<ApiKey>(`delete from api_keys where id = $1 returning ${columns}`, [id]);
  const [key] = rows;
  if (!key) throw new HttpError(404, unknownMessage);
  await writeAudit(tx, actor, {
    action: 'key.revoke',
    subject: { kind: 'key', id },
    before: { name: key.name, scopes: key.scopes },
  });
  return key;
}

/** The key of a token, noted as used; null when it is unknown, revoked, or of another store. */
export async function findApiKey(tx: Tx, token: string): Promise<ApiKey | null> {
  const { rows } = await tx.query<ApiKey & { isStale: boolean }>(
    `select ${columns}, coalesce(last_used_at < now() - make_interval(secs => $2), true) as "isStale"
     from api_keys where token_hash = $1`,
    [hashToken(token), usedEverySeconds],
  );
  const [row] = rows;
  if (!row) return null;
  const { isStale, ...key } = row;
  if (isStale)
    await storeIfPossible(tx, () =>
      tx.query('update api_keys set last_used_at = now() where id = $1', [key.id]),
    );
  return key;
}
