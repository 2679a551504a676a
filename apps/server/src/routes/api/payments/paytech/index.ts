import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { acceptRawBodies } from '../../../../plugins/acceptRawBodies.ts';
import { handleWebhook } from '../../../../modules/payments/handleWebhook.ts';

/** What PayTech takes for «done». */
const taken = 'IPN OK';

/**
 * PayTech's webhooks: their signature replaces the CSRF token; the raw body is preserved to verify
 * it.
 */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  acceptRawBodies(app);
  app.post('/ipn', { config: { isCsrfExempt: true } }, async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    await handleWebhook(app.payments, request.store.id, { body, headers: request.headers }, new Date());
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(taken);
  });
};
