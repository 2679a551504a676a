import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ContactMessageWire, ContactSentWire } from '@teranga/contract';
import { contactFaults, toContactMessage } from '@teranga/core/features/contact/rules';
import { cleanLine, cleanLines } from '../../../platform/text/cleanText.ts';
import { sendContactMessage } from '../../../modules/messages/sendContactMessage.ts';
import { HttpError } from '../../../platform/http/problem.ts';
import { countMessage } from '../../../modules/messages/formLimits.ts';
import { oncePerKey, readIdempotencyKey } from '../../../modules/orders/idempotency.ts';
import { shopperUrl } from '../../../modules/stores/shopperUrl.ts';
import { writeFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';

const invalidMessage = 'Veuillez corriger les erreurs dans le formulaire';

/** A message of any body, clean; refuses it with a text for every field that is wrong. */
function readMessage(body: unknown): ContactMessageWire {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const message = toContactMessage((name) => {
    const value = given[name];
    if (typeof value !== 'string') return '';
    return name === 'message' ? cleanLines(value) : cleanLine(value);
  });
  const faults = Object.entries(contactFaults(message));
  if (faults.length > 0)
    throw new HttpError(
      422,
      invalidMessage,
      Object.fromEntries(faults.map(([name, text]) => [name, [text]])),
    );
  return message;
}

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
      const message = readMessage(request.body);
      return inStore(request, (tx) =>
        oncePerKey(tx, key, message, async () => {
          await countMessage(tx, request, 'contact', message.email);
          return sendContactMessage(tx, message, shopperUrl(request));
        }),
      );
    },
  );
};
