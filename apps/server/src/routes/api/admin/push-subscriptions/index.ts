import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  NewPushSubscriptionWire,
  PushSubscriptionListWire,
  SavedPushSubscriptionWire,
} from '@teranga/contract/admin';
import { Type } from 'typebox';
import {
  listSubscriptions,
  removeSubscription,
  saveSubscription,
} from '../../../../modules/push/pushSubscriptions.ts';
import { actorOf, membersSeenBy, staffOf } from '../../../../modules/staff/adminAccess.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { idParams } from '../idParams.ts';

const config = { role: 'preparer' } as const;

/** On which browsers staff are notified of new orders. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  const { isProduction } = app.config;

  app.get(
    '/',
    { config, schema: { response: { 200: PushSubscriptionListWire, ...adminReadFailures } } },
    async (request) => {
      const found = await inStore(request, (tx) => listSubscriptions(tx, membersSeenBy(request)));
      return {
        publicKey: app.vapidKeys.publicKey,
        subscriptions: found.map(({ createdAt, ...each }) => ({
          ...each,
          createdAt: createdAt.toISOString(),
        })),
      };
    },
  );

  app.post(
    '/',
    {
      config,
      schema: {
        body: NewPushSubscriptionWire,
        response: { 201: SavedPushSubscriptionWire, ...adminWriteFailures },
      },
    },
    async (request, reply) => {
      const { member } = staffOf(request);
      const subscription = { ...request.body, userAgent: request.headers['user-agent'] ?? '' };
      const id = await inStore(request, (tx) =>
        saveSubscription(tx, actorOf(request), member.id, subscription, { isProduction }),
      );
      return reply.code(201).send({ id });
    },
  );

  app.delete(
    '/:id',
    { config, schema: { params: idParams, response: { 204: Type.Null(), ...adminWriteFailures } } },
    async (request, reply) => {
      const { id } = request.params;
      await inStore(request, (tx) => removeSubscription(tx, actorOf(request), id, membersSeenBy(request)));
      return reply.code(204).send(null);
    },
  );
};
