import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AnsweredWire,
  AssignWire,
  ContactMessagePageWire,
  ContactMessageQueryWire,
  defaultPage,
  MessageStepWire,
  NewAnswerWire,
  StaffMessageWire,
} from '@teranga/contract/admin';
import { Type } from 'typebox';
import { answerMessage, subjectOfMessage } from '../../../../modules/inbox/answerMessage.ts';
import { listAnswers } from '../../../../modules/inbox/answers.ts';
import { assign } from '../../../../modules/inbox/assign.ts';
import {
  changeMessageStatus,
  countMessages,
  listMessages,
  readMessage,
} from '../../../../modules/inbox/messagesDesk.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { countAnswer } from '../countAnswer.ts';
import { toAnswer } from '../toAnswer.ts';

const params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
const reads = { role: 'manager', scope: 'messages:read' } as const;
const writes = { role: 'manager', scope: 'messages:write' } as const;

async function read(tx: Tx, id: number) {
  const { createdAt, answers: _count, ...message } = await readMessage(tx, id);
  const answers = (await listAnswers(tx, subjectOfMessage(id))).map(toAnswer);
  return { ...message, createdAt: createdAt.toISOString(), answers };
}

/** What visitors wrote to the store. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: reads,
      schema: {
        querystring: ContactMessageQueryWire,
        response: { 200: ContactMessagePageWire, ...adminReadFailures },
      },
    },
    async (request) => {
      const { cursor, limit: size = defaultPage, ...filter } = request.query;
      return inStore(request, async (tx) => {
        const { items, next } = await listMessages(tx, filter, { cursor, size });
        const page = {
          items: items.map(({ createdAt, ...item }) => ({ ...item, createdAt: createdAt.toISOString() })),
          next,
        };
        return cursor === undefined ? { ...page, counts: await countMessages(tx, filter) } : page;
      });
    },
  );

  app.get(
    '/:id',
    { config: reads, schema: { params, response: { 200: StaffMessageWire, ...adminReadFailures } } },
    async (request) => inStore(request, (tx) => read(tx, request.params.id)),
  );

  app.post(
    '/:id/status',
    {
      config: writes,
      schema: { params, body: MessageStepWire, response: { 200: StaffMessageWire, ...adminWriteFailures } },
    },
    async (request) =>
      inStore(request, async (tx) => {
        await changeMessageStatus(tx, actorOf(request), request.params.id, request.body);
        return read(tx, request.params.id);
      }),
  );

  app.put(
    '/:id/assignee',
    {
      config: writes,
      schema: { params, body: AssignWire, response: { 200: StaffMessageWire, ...adminWriteFailures } },
    },
    async (request) =>
      inStore(request, async (tx) => {
        await assign(tx, actorOf(request), subjectOfMessage(request.params.id), request.body.memberId);
        return read(tx, request.params.id);
      }),
  );

  app.post(
    '/:id/answers',
    {
      config: writes,
      schema: { params, body: NewAnswerWire, response: { 201: AnsweredWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const actor = actorOf(request);
      const answered = await inStore(request, async (tx) => {
        const message = await readMessage(tx, id);
        await countAnswer(tx, request, message.email);
        return answerMessage(tx, actor, message, request.body);
      });
      return reply.code(201).send({ answer: toAnswer(answered.answer), url: answered.url });
    },
  );
};
