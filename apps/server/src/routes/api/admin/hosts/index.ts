import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HostChangeWire, NewHostWire, StoreHostListWire } from '@teranga/contract/admin';
import { Type } from 'typebox';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import {
  addHost,
  makePrimary,
  readHosts,
  removeHost,
  setRedirect,
} from '../../../../modules/stores/hosts.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';

const params = Type.Object({ host: Type.String({ maxLength: 253 }) });
const change = { role: 'owner', needsFreshCode: true } as const;

/** The host names of the store, for its owners. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    { config: { role: 'owner' }, schema: { response: { 200: StoreHostListWire, ...adminReadFailures } } },
    async (request) => ({ hosts: await inStore(request, readHosts) }),
  );

  app.post(
    '/',
    {
      config: change,
      schema: { body: NewHostWire, response: { 201: StoreHostListWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { host, isRedirect = false } = request.body;
      const hosts = await inStore(request, (tx) => addHost(tx, actorOf(request), { host, isRedirect }));
      return reply.code(201).send({ hosts });
    },
  );

  app.patch(
    '/:host',
    {
      config: change,
      schema: { params, body: HostChangeWire, response: { 200: StoreHostListWire, ...adminWriteFailures } },
    },
    async (request) => {
      const { params: named, body } = request;
      const actor = actorOf(request);
      const hosts = await inStore(request, (tx) =>
        'isPrimary' in body
          ? makePrimary(tx, actor, named.host)
          : setRedirect(tx, actor, { host: named.host, isRedirect: body.isRedirect }),
      );
      return { hosts };
    },
  );

  app.delete(
    '/:host',
    { config: change, schema: { params, response: { 200: StoreHostListWire, ...adminWriteFailures } } },
    async (request) => ({
      hosts: await inStore(request, (tx) => removeHost(tx, actorOf(request), request.params.host)),
    }),
  );
};
