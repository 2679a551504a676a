import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NewSentenceWire, SentenceListWire, SentencePatchWire, SentenceWire } from '@teranga/contract/admin';
import { Type } from 'typebox';
import {
  changeSentence,
  createSentence,
  deleteSentence,
  readSentences,
} from '../../../../modules/inbox/sentences.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { idParams } from '../idParams.ts';

const writes = { role: 'manager' } as const;

/** What staff write often. A preparer reads them too, for orders. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    { config: { role: 'preparer' }, schema: { response: { 200: SentenceListWire, ...adminReadFailures } } },
    async (request) => ({ items: await inStore(request, readSentences) }),
  );

  app.post(
    '/',
    {
      config: writes,
      schema: { body: NewSentenceWire, response: { 201: SentenceWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const created = await inStore(request, (tx) => createSentence(tx, actorOf(request), request.body));
      return reply.code(201).send(created);
    },
  );

  app.patch(
    '/:id',
    {
      config: writes,
      schema: {
        params: idParams,
        body: SentencePatchWire,
        response: { 200: SentenceWire, ...adminWriteFailures },
      },
    },
    async (request) =>
      inStore(request, (tx) => changeSentence(tx, actorOf(request), request.params.id, request.body)),
  );

  app.delete(
    '/:id',
    { config: writes, schema: { params: idParams, response: { 204: Type.Null(), ...adminWriteFailures } } },
    async (request, reply) => {
      await inStore(request, (tx) => deleteSentence(tx, actorOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );
};
