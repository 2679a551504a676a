import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PromoAnswerWire, PromoCheckWire } from '@teranga/contract';
import { fieldError } from '../../../platform/http/httpError.ts';
import { limitCalls, perAddress, perSession } from '../../../plugins/limitCalls.ts';
import { triesPerAddress, triesPerSession } from '../../../modules/promos/tryLimits.ts';
import { checkPromo } from '../../../modules/orders/checkPromo.ts';
import { writeFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';

/** Promo codes, before an order is placed with one. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  limitCalls(app, [perSession(triesPerSession), perAddress(triesPerAddress)]);

  app.post(
    '/validate',
    { schema: { body: PromoCheckWire, response: { 200: PromoAnswerWire, ...writeFailures } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { body } = request;
      const message = 'Veuillez entrer un code promo';
      if (body.code.trim() === '') throw fieldError('code', message);
      return inStore(request, (tx) => checkPromo(tx, body, new Date()));
    },
  );
};
