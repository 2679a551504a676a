import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AnsweredWire,
  AssignWire,
  defaultPage,
  NewAnswerWire,
  QuotePageWire,
  QuoteQueryWire,
  QuoteStepWire,
  StaffQuoteWire,
} from '@teranga/contract/admin';
import { phoneHref } from '@teranga/core/domain/phone';
import { Type } from 'typebox';
import { answer, listAnswers } from '../../../../modules/inbox/answers.ts';
import { assign } from '../../../../modules/inbox/assign.ts';
import { countQuotes, listQuotes, readQuote } from '../../../../modules/inbox/quotesDesk.ts';
import { greeting } from '../../../../modules/messages/greeting.ts';
import { whatsappTo } from '../../../../modules/messages/whatsappTo.ts';
import { markQuoteAnswered, nextQuoteStatuses } from '../../../../modules/quotes/quoteStatus.ts';
import { stepQuote } from '../../../../modules/quotes/stepQuote.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { chez } from '../../../../modules/stores/chez.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { showRef } from '../../../../platform/references/orderRef.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { countAnswer } from '../countAnswer.ts';
import { toAnswer } from '../toAnswer.ts';

const params = Type.Object({ ref: Type.String({ maxLength: 100 }) });
const reads = { role: 'manager', scope: 'messages:read' } as const;
const writes = { role: 'manager', scope: 'messages:write' } as const;

async function read(tx: Tx, shownRef: string, storeName: string): Promise<StaffQuoteWire> {
  const { answers: _count, ref, createdAt, updates, ...quote } = await readQuote(tx, shownRef);
  const { phone, name, status } = quote;
  const text = `${greeting(name)} je vous contacte au sujet de votre demande de devis ${showRef(ref)} ${chez(storeName)}.`;
  return {
    ...quote,
    ref: showRef(ref),
    createdAt: createdAt.toISOString(),
    nextStatuses: [...nextQuoteStatuses[status]],
    updates: updates.map(({ at, ...update }) => ({ ...update, at: at.toISOString() })),
    answers: (await listAnswers(tx, { kind: 'quote', id: ref })).map(toAnswer),
    links: { tel: phoneHref(phone), whatsapp: whatsappTo(phone, text) },
  };
}

/** What visitors want a price for. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: reads,
      schema: { querystring: QuoteQueryWire, response: { 200: QuotePageWire, ...adminReadFailures } },
    },
    async (request) => {
      const { cursor, limit: size = defaultPage, ...filter } = request.query;
      return inStore(request, async (tx) => {
        const { items, next } = await listQuotes(tx, filter, { cursor, size });
        const shown = items.map(({ ref, createdAt, ...item }) => ({
          ...item,
          ref: showRef(ref),
          createdAt: createdAt.toISOString(),
        }));
        const page = { items: shown, next };
        return cursor === undefined ? { ...page, counts: await countQuotes(tx, filter) } : page;
      });
    },
  );

  app.get(
    '/:ref',
    { config: reads, schema: { params, response: { 200: StaffQuoteWire, ...adminReadFailures } } },
    async (request) => inStore(request, (tx) => read(tx, request.params.ref, request.store.name)),
  );

  app.post(
    '/:ref/status',
    {
      config: writes,
      schema: { params, body: QuoteStepWire, response: { 200: StaffQuoteWire, ...adminWriteFailures } },
    },
    async (request) => {
      const { ref } = request.params;
      const { from, to, note = null } = request.body;
      return inStore(request, async (tx) => {
        await stepQuote(tx, actorOf(request), ref, { from, to, note });
        return read(tx, ref, request.store.name);
      });
    },
  );

  app.put(
    '/:ref/assignee',
    {
      config: writes,
      schema: { params, body: AssignWire, response: { 200: StaffQuoteWire, ...adminWriteFailures } },
    },
    async (request) =>
      inStore(request, async (tx) => {
        const { ref } = await readQuote(tx, request.params.ref);
        await assign(tx, actorOf(request), { kind: 'quote', id: ref }, request.body.memberId);
        return read(tx, ref, request.store.name);
      }),
  );

  app.post(
    '/:ref/answers',
    {
      config: writes,
      schema: { params, body: NewAnswerWire, response: { 201: AnsweredWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { body, store } = request;
      const actor = actorOf(request);
      const answered = await inStore(request, async (tx) => {
        const { ref, email, phone } = await readQuote(tx, request.params.ref);
        await countAnswer(tx, request, body.channel === 'email' ? email : phone);
        const subject = `Votre demande de devis ${showRef(ref)} ${chez(store.name)}`;
        const recipient = { email, phone, subject };
        const sent = await answer(tx, actor, { kind: 'quote', id: ref }, body, recipient);
        await markQuoteAnswered(tx, actor, ref);
        return sent;
      });
      return reply.code(201).send({ answer: toAnswer(answered.answer), url: answered.url });
    },
  );
};
