import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PaymentAccountStateWire, PaymentKeysWire, TestPaymentWire } from '@teranga/contract/admin';
import { changePaymentKeys, removePaymentKeys } from '../../../../modules/payments/changePaymentKeys.ts';
import { openAccount, readAccountState } from '../../../../modules/payments/paymentAccounts.ts';
import { PaymentRefused } from '../../../../modules/payments/paymentPort.ts';
import { paymentUrls } from '../../../../modules/payments/paymentUrls.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { readStore } from '../../../../modules/stores/readStore.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';
import { limitCalls } from '../../../../plugins/limitCalls.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';

/** Calls of one member in a minute: a test calls PayTech. */
const callsPerMember = 20;
const reads = { role: 'owner' } as const;
const writes = { role: 'owner', needsFreshCode: true } as const;
/** FCFA: PayTech takes no less. */
const testAmount = 100;
const missingMessage = 'Cette boutique n’a pas de clés PayTech.';
const awayMessage = 'PayTech ne répond pas : réessayez dans un instant.';
const answers = { 200: PaymentAccountStateWire, ...adminWriteFailures };

async function read(tx: Tx): Promise<PaymentAccountStateWire> {
  const account = await readAccountState(tx);
  const { features } = await readStore(tx);
  return {
    account: account && { ...account, updatedAt: account.updatedAt.toISOString() },
    isOffered: features.onlinePayment,
  };
}

/** The store's account at PayTech. Its keys come in and never go out. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  limitCalls(app, [{ max: callsPerMember, key: ({ staff }) => staff && `payment ${staff.member.id}` }]);
  const { setup } = app.payments;

  app.get(
    '/',
    { config: reads, schema: { response: { 200: PaymentAccountStateWire, ...adminReadFailures } } },
    async (request) => inStore(request, read),
  );

  app.put('/', { config: writes, schema: { body: PaymentKeysWire, response: answers } }, async (request) => {
    const { env, ...keys } = request.body;
    return inStore(request, async (tx) => {
      await changePaymentKeys(tx, actorOf(request), request.store.id, { keys, env }, setup.keyEncryption);
      return read(tx);
    });
  });

  app.delete('/', { config: writes, schema: { response: answers } }, async (request) =>
    inStore(request, async (tx) => {
      await removePaymentKeys(tx, actorOf(request), request.store.id);
      return read(tx);
    }),
  );

  app.post(
    '/test',
    { config: writes, schema: { response: { 200: TestPaymentWire, ...adminWriteFailures } } },
    async (request) => {
      const { store } = request;
      const account = await inStore(request, (tx) => openAccount(tx, setup));
      if (!account) throw new HttpError(409, missingMessage);
      const { returnUrl, webhookUrl } = paymentUrls(request);
      const console = `${returnUrl}/gestion`;
      try {
        const { url } = await account.port.requestPayment({
          command: `test-${randomUUID()}`,
          amount: testAmount,
          title: `Essai, ${store.name}`,
          storeId: store.id,
          successUrl: console,
          cancelUrl: console,
          webhookUrl,
        });
        return { url, amount: testAmount };
      } catch (error) {
        if (error instanceof PaymentRefused)
          throw new HttpError(422, `PayTech refuse ces clés : ${error.message}`, { apiKey: [error.message] });
        throw new HttpError(503, awayMessage);
      }
    },
  );
};
