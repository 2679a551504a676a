import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ContactMessageWire, ContactSentWire } from '@teranga/contract';
import { sendContactMessage } from '../../../modules/messages/sendContactMessage.ts';
import { readContactMessage } from '../../../modules/messages/readContactMessage.ts';
import { countMessage } from '../../../modules/messages/formLimits.ts';
import { oncePerKey, readIdempotencyKey } from '../../../modules/orders/idempotency.ts';
import { shopperUrl } from '../../../modules/stores/shopperUrl.ts';
import { writeFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';

/** Messages to the store. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/',
    {
      // The form's own texts say it better than the schema's.
      attachValidation: true,
      schema: { body: ContactMessageWire, response: { 200: ContactSentWire, ...writeFailures } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const key = readIdempotencyKey(request);
      const message = await readContactMessage(request.body);
      return inStore(request, (tx) =>
        oncePerKey(tx, key, message, async () => {
          await countMessage(tx, request, 'contact', message.email);
          return sendContactMessage(tx, message, shopperUrl(request));
        }),
      );
    },
  );
};
