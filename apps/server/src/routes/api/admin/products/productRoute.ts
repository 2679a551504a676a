import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ChangeContext } from '../../../../modules/catalogue/edit/changeProduct.ts';
import { readStaffProduct } from '../../../../modules/catalogue/desk/readStaffProduct.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { cleanLine } from '../../../../platform/text/cleanText.ts';

export const params = Type.Object({ id: Type.String({ maxLength: 100 }) });
export const reads = { role: 'preparer', scope: 'catalogue:read' } as const;
/** Stock is a preparer's work too. */
export const stockWrites = { role: 'preparer', scope: 'catalogue:write' } as const;
export const managerReads = { role: 'manager', scope: 'catalogue:read' } as const;
export const writes = { role: 'manager', scope: 'catalogue:write' } as const;
/** Bytes: a product with 2,000 variations is larger than other bodies. */
export const bodyLimit = 4 * 1024 * 1024;

/** Who changes a product, and of which version. */
export const contextOf = (
  request: FastifyRequest,
  { version, reason = null }: { version: number | null; reason?: string | null | undefined },
): ChangeContext => ({
  actor: actorOf(request),
  version,
  reason: cleanLine(reason ?? '') || null,
  now: new Date(),
});

/** A product after a change of it. */
export const readChanged = (tx: Tx, id: string) => readStaffProduct(tx, id, new Date());
