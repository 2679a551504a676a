import type { MovementKind } from '@teranga/contract/admin';
import { systemActor, type Actor } from '../../audit/actor.ts';

/** Why stock changes, and by whom. */
export interface StockCause {
  kind: MovementKind;
  /** Of an order or of an import. */
  reference: string | null;
  note: string | null;
  actor: Actor;
}

/** A change that the server makes by itself. */
export const systemCause = (kind: MovementKind, reference: string | null = null): StockCause => ({
  kind,
  reference,
  note: null,
  actor: systemActor('système'),
});

/** The columns of a movement that a cause fills, and their values. */
export const causeColumns = 'kind, reference, note, actor_kind, actor_id, actor_name';
export const causeValues = ({ kind, reference, note, actor }: StockCause): (string | null)[] => [
  kind,
  reference,
  note,
  actor.kind,
  actor.id,
  actor.name,
];
