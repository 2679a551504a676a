import { refuseUnknownDesign } from '../designIds.ts';
import type { Tx } from '../../db/database.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';

export interface DesignOptions {
  undo?: true;
}

/** The design a store had before the one it has; null when it never had another. */
async function designBefore(tx: Tx, current: string): Promise<string | null> {
  const { rows } = await tx.query<{ design: string }>(
    'select design from store_history where design <> $1 order by version desc limit 1',
    [current],
  );
  return rows[0]?.design ?? null;
}

/** Gives a store another design, or with `undo` the one it had. Servers that run hear of it by the database and draw it from the next page on. */
export async function design(
  { db, print }: Platform,
  id: string,
  named: string | undefined,
  { undo }: DesignOptions = {},
): Promise<void> {
  const store = await findStore(db, id);
  if (undo ? named !== undefined : named === undefined)
    throw new OperatorError('Donnez un design, ou --undo pour revenir au précédent.');
  const wanted = named ?? (await db.withStore(id, (tx) => designBefore(tx, store.design)));
  if (wanted === null) throw new OperatorError(`La boutique « ${store.name} » n’a jamais eu d’autre design.`);
  await refuseUnknownDesign(wanted);
  if (store.design === wanted) return print(`La boutique « ${store.name} » a déjà le design « ${wanted} ».`);
  await db.withStore(id, (tx) => tx.query('update stores set design = $1', [wanted]));
  print(`La boutique « ${store.name} » passe du design « ${store.design} » à « ${wanted} ».`);
}
