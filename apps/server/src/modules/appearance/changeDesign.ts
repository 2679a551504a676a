import type { Database, Tx } from '../../platform/db/database.ts';
import { fieldError } from '../../platform/http/httpError.ts';
import type { Actor } from '../audit/actor.ts';
import { auditStore } from '../stores/auditStore.ts';
import { builtDesigns } from '../designs/designManifests.ts';
import { readServingProcesses } from '../designs/servedDesigns.ts';

const unknownMessage = 'Ce design n’existe pas, ou ne peut pas être donné à une boutique.';
const unservedMessage =
  'Ce design n’est pas encore connu de tous les serveurs en marche : ils doivent d’abord être relancés.';
const refuse = (status: number, message: string) => fieldError('design', message, status);

/** The designs that a store may have. */
export const fitDesigns = (): string[] =>
  Object.entries(builtDesigns())
    .filter(([, { manifest, brokenRules }]) => manifest !== null && brokenRules.length === 0)
    .map(([id]) => id);

/** Throws for a design that a store could not be given, or that some server would not render. */
export async function refuseUnservedDesign(db: Database, design: string): Promise<void> {
  if (!fitDesigns().includes(design)) throw refuse(422, unknownMessage);
  const { unaware } = await readServingProcesses(db, design);
  if (unaware > 0) throw refuse(409, unservedMessage);
}

/** Gives the store a design, from the next page on. The caller has checked it. */
export const giveDesign = (tx: Tx, actor: Actor, design: string): Promise<void> =>
  auditStore(tx, actor, 'store.design', () =>
    tx.query('update stores set design = $1 where id = app_store()', [design]),
  );

/** The design that the store had before its present one; null when it never had another. */
export async function designBefore(tx: Tx): Promise<string | null> {
  const { rows } = await tx.query<{ design: string }>(
    `select h.design from store_history h join stores s on s.id = h.store_id
     where s.id = app_store() and h.design <> s.design order by h.version desc limit 1`,
  );
  return rows[0]?.design ?? null;
}
