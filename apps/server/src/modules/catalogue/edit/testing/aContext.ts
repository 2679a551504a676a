import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../audit/actor.ts';
import type { ChangeContext } from '../changeProduct.ts';

export const awa: Actor = { kind: 'staff', id: randomUUID(), name: 'Awa' };
export const modou: Actor = { kind: 'staff', id: randomUUID(), name: 'Modou' };

/** A change that Awa makes now, of whatever version there is. */
export const aContext = (overrides: Partial<ChangeContext> = {}): ChangeContext => ({
  actor: awa,
  version: null,
  reason: null,
  now: new Date(),
  ...overrides,
});
