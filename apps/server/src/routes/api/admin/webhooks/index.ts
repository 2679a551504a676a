import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CreatedWebhookWire,
  defaultPage,
  NewWebhookWire,
  WebhookChangeWire,
  WebhookDeliveryPageWire,
  WebhookDeliveryQueryWire,
  WebhookListWire,
  WebhookWire,
} from '@teranga/contract/admin';
import { Type } from 'typebox';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { listDeliveries, replayDelivery } from '../../../../modules/webhooks/deliveries.ts';
import {
  changeWebhook,
  createWebhook,
  readWebhooks,
  removeWebhook,
  type Webhook,
} from '../../../../modules/webhooks/webhooks.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { readIfMatch, setVersion } from '../../../../platform/http/versions.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { idParams } from '../idParams.ts';

const config = { role: 'owner' } as const;
const change = { ...config, needsFreshCode: true } as const;
const deliveryParams = Type.Object({ ...idParams.properties, delivery: Type.String({ format: 'uuid' }) });

const toWire = <Each extends Webhook>({ createdAt, failingSince, ...webhook }: Each) => ({
  ...webhook,
  createdAt: createdAt.toISOString(),
  failingSince: failingSince?.toISOString() ?? null,
});

/** Where other programs are notified of orders, for the store's owners. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  const { isProduction } = app.config;
  const { keyEncryption } = app.payments.setup;

  app.get(
    '/',
    { config, schema: { response: { 200: WebhookListWire, ...adminReadFailures } } },
    async (request) => ({
      webhooks: (await inStore(request, readWebhooks)).map((webhook): WebhookWire => toWire(webhook)),
    }),
  );

  app.post(
    '/',
    {
      config: { ...change, isVersioned: true },
      schema: { body: NewWebhookWire, response: { 201: CreatedWebhookWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const setup = { isProduction, keyEncryption };
      const created = await inStore(request, (tx) =>
        createWebhook(tx, actorOf(request), request.body, setup),
      );
      setVersion(reply, created.version);
      return reply.code(201).send(toWire(created));
    },
  );

  app.patch(
    '/:id',
    {
      config: { ...change, isConditional: true },
      schema: {
        params: idParams,
        body: WebhookChangeWire,
        response: { 200: WebhookWire, ...adminWriteFailures },
      },
    },
    async (request, reply) => {
      const which = { id: request.params.id, version: readIfMatch(request) };
      const changed = await inStore(request, (tx) =>
        changeWebhook(tx, actorOf(request), which, request.body, { isProduction }),
      );
      setVersion(reply, changed.version);
      return toWire(changed);
    },
  );

  app.delete(
    '/:id',
    { config: change, schema: { params: idParams, response: { 204: Type.Null(), ...adminWriteFailures } } },
    async (request, reply) => {
      await inStore(request, (tx) => removeWebhook(tx, actorOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/:id/deliveries',
    {
      config,
      schema: {
        params: idParams,
        querystring: WebhookDeliveryQueryWire,
        response: { 200: WebhookDeliveryPageWire, ...adminReadFailures },
      },
    },
    async (request) => {
      const { cursor, limit: size = defaultPage } = request.query;
      const { items, next } = await inStore(request, (tx) =>
        listDeliveries(tx, request.params.id, { cursor, size }),
      );
      return {
        items: items.map(({ createdAt, lastAttemptAt, ...delivery }) => ({
          ...delivery,
          createdAt: createdAt.toISOString(),
          lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
        })),
        next,
      };
    },
  );

  app.post(
    '/:id/deliveries/:delivery/replay',
    {
      config,
      schema: { params: deliveryParams, response: { 202: Type.Null(), ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { id: webhookId, delivery: id } = request.params;
      await inStore(request, (tx) => replayDelivery(tx, actorOf(request), { webhookId, id }));
      return reply.code(202).send(null);
    },
  );
};
