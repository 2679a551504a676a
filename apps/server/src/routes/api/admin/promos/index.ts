import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NewPromoWire, PromoPatchWire, StaffPromoListWire, StaffPromoWire } from '@teranga/contract/admin';
import { toPromoCode } from '@teranga/core/domain/promo-code';
import { Type } from 'typebox';
import {
  changePromo,
  createPromo,
  deletePromo,
  readNewCode,
} from '../../../../modules/promos/changePromo.ts';
import { readPromos, type NewPromo } from '../../../../modules/promos/promoRecords.ts';
import type { Promo } from '../../../../modules/promos/promo.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { readTime } from '../readTime.ts';

const params = Type.Object({ code: Type.String({ maxLength: 100 }) });
const reads = { role: 'manager', scope: 'catalogue:read' } as const;
const writes = { role: 'manager', scope: 'catalogue:write' } as const;

const toWire = (promo: Promo): StaffPromoWire => ({
  code: promo.code,
  isPercentage: promo.is_percentage,
  amount: promo.amount,
  minimumSubtotal: promo.minimum_subtotal,
  startsAt: promo.starts_at?.toISOString() ?? null,
  endsAt: promo.ends_at?.toISOString() ?? null,
  maxUses: promo.max_uses,
  maxUsesPerContact: promo.max_uses_per_contact,
  productIds: promo.product_ids,
  isEnabled: promo.is_enabled,
  used: promo.used,
});

function timeOf(field: string, text: string | null | undefined): Date | null | undefined {
  if (text === null || text === undefined) return text;
  return readTime(field, text)[field];
}

/** What is given of a promo, by its columns. */
function toColumns(body: PromoPatchWire): Partial<Omit<NewPromo, 'code'>> {
  const columns = {
    is_percentage: body.isPercentage,
    amount: body.amount,
    minimum_subtotal: body.minimumSubtotal,
    starts_at: timeOf('startsAt', body.startsAt),
    ends_at: timeOf('endsAt', body.endsAt),
    max_uses: body.maxUses,
    max_uses_per_contact: body.maxUsesPerContact,
    product_ids: body.productIds,
    is_enabled: body.isEnabled,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

async function readOne(tx: Tx, code: string): Promise<StaffPromoWire> {
  const promo = (await readPromos(tx)).find((each) => each.code === code);
  if (!promo) throw new Error('A promo code that was written was not read.');
  return toWire(promo);
}

/** The store's promo codes. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    { config: reads, schema: { response: { 200: StaffPromoListWire, ...adminReadFailures } } },
    async (request) => ({ items: (await inStore(request, readPromos)).map(toWire) }),
  );

  app.post(
    '/',
    {
      config: writes,
      schema: { body: NewPromoWire, response: { 201: StaffPromoWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { code: typed, ...body } = request.body;
      const code = readNewCode(typed);
      const promo: NewPromo = {
        minimum_subtotal: 0,
        starts_at: null,
        ends_at: null,
        max_uses: null,
        max_uses_per_contact: null,
        product_ids: null,
        is_enabled: true,
        ...toColumns(body),
        is_percentage: body.isPercentage,
        amount: body.amount,
        code,
      };
      const created = await inStore(request, async (tx) => {
        await createPromo(tx, actorOf(request), promo);
        return readOne(tx, code);
      });
      return reply.code(201).send(created);
    },
  );

  app.patch(
    '/:code',
    {
      config: writes,
      schema: { params, body: PromoPatchWire, response: { 200: StaffPromoWire, ...adminWriteFailures } },
    },
    async (request) => {
      const code = toPromoCode(request.params.code);
      return inStore(request, async (tx) => {
        await changePromo(tx, actorOf(request), code, toColumns(request.body));
        return readOne(tx, code);
      });
    },
  );

  app.delete(
    '/:code',
    { config: writes, schema: { params, response: { 204: Type.Null(), ...adminWriteFailures } } },
    async (request, reply) => {
      const code = toPromoCode(request.params.code);
      await inStore(request, (tx) => deletePromo(tx, actorOf(request), code));
      return reply.code(204).send(null);
    },
  );
};
