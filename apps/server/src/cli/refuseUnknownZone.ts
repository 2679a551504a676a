import { findZone } from '../modules/stores/deliveryZones.ts';
import { readStoreTerms } from '../modules/stores/readStore.ts';
import type { Tx } from '../platform/db/database.ts';
import { OperatorError } from './operatorError.ts';

/** Names the zones of the store to an operator who names another one. */
export async function refuseUnknownZone(tx: Tx, typed: string): Promise<void> {
  const { zones } = await readStoreTerms(tx);
  if (findZone(zones, typed)) return;
  const names = zones.filter(({ enabled }) => enabled).map(({ name }) => `« ${name} »`);
  throw new OperatorError(
    `Cette boutique n’a pas de zone « ${typed} ». Elle a : ${names.join(', ') || 'aucune zone active'}.`,
  );
}
