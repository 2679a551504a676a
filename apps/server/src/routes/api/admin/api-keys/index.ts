import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiKeyListWire, CreatedApiKeyWire, NewApiKeyWire, type ApiKeyWire } from '@teranga/contract/admin';
import { Type } from 'typebox';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { createApiKey, readApiKeys, revokeApiKey, type ApiKey } from '../../../../modules/staff/apiKeys.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { idParams } from '../idParams.ts';

const config = { role: 'owner' } as const;
const change = { ...config, needsFreshCode: true } as const;

const toWire = <Key extends ApiKey>({ createdAt, lastUsedAt, ...key }: Key) => ({
  ...key,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The keys of other programs, for the store's owners. No key may manage keys. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    { config, schema: { response: { 200: ApiKeyListWire, ...adminReadFailures } } },
    async (request) => ({
      keys: (await inStore(request, readApiKeys)).map((key): ApiKeyWire => toWire(key)),
    }),
  );

  app.post(
    '/',
    {
      config: change,
      schema: { body: NewApiKeyWire, response: { 201: CreatedApiKeyWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const created = await inStore(request, (tx) => createApiKey(tx, actorOf(request), request.body));
      return reply.code(201).send(toWire(created));
    },
  );

  app.delete(
    '/:id',
    { config: change, schema: { params: idParams, response: { 204: Type.Null(), ...adminWriteFailures } } },
    async (request, reply) => {
      await inStore(request, (tx) => revokeApiKey(tx, actorOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );
};
