import { PassThrough } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { isSessionLive, type StaffSession } from '../../../../modules/staff/staffSessions.ts';
import { StoreEvents, type StoreEvent } from '../../../../modules/events/storeEvents.ts';
import { staffOf } from '../../../../modules/staff/adminAccess.ts';
import { includesRole } from '../../../../modules/staff/includesRole.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';
import { showRef } from '../../../../platform/references/orderRef.ts';
import { adminReadFailures } from '../adminFailures.ts';

/** Streams of one session at a time: a few tabs. */
const mostPerSession = 4;
/** Proxies close connections in which nothing passes for about a minute. */
const heartbeatMs = 20_000;
/** How long a browser waits before it reconnects. */
const retryMs = 5_000;

const text = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** An event as a member of staff may read it; null for what is not theirs. */
function toText({ event, data }: StoreEvent, { member }: StaffSession): string | null {
  if (event === 'session-end') return null;
  if (event === 'order') return text(event, { ...data, ref: showRef(String(data['ref'])) });
  return includesRole(member.role, 'manager') ? text(event, data) : null;
}

/** What happens in the store, as it happens. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  const events = new StoreEvents(app.db);
  const open = new Map<string, Set<PassThrough>>();
  app.addHook('onReady', () => events.start());
  app.addHook('onClose', () => events.stop());
  // A server that stops does not wait for those who listen.
  app.addHook('preClose', async () => {
    for (const streams of open.values()) for (const stream of streams) stream.end();
  });

  const schema = {
    response: {
      200: { content: { 'text/event-stream': { schema: Type.Unknown() } } },
      ...adminReadFailures,
    },
  };
  app.get('/', { config: { role: 'preparer' }, schema }, async (request, reply) => {
    const session = staffOf(request);
    const streams = open.get(session.id) ?? new Set();
    if (streams.size >= mostPerSession)
      throw new HttpError(429, 'Cette session suit déjà les commandes dans plusieurs onglets.');
    const stream = new PassThrough();
    open.set(session.id, streams.add(stream));
    const unfollow = events.follow(request.store.id, (event) => {
      if (event === null) stream.write(text('missed', {}));
      else if (event.event === 'session-end' && event.data['session'] === session.id) stream.end();
      else stream.write(toText(event, session) ?? '');
    });
    const beat = setInterval(() => {
      stream.write(': \n\n');
      inStore(request, (tx) => isSessionLive(tx, session.id)).then(
        (isLive) => isLive || stream.end(),
        // The database is away: sessions are checked at the next beat.
        () => undefined,
      );
    }, heartbeatMs);
    stream.once('close', () => {
      clearInterval(beat);
      unfollow();
      streams.delete(stream);
      if (streams.size === 0) open.delete(session.id);
    });
    stream.write(`retry: ${retryMs}\n\n`);
    return reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(stream);
  });
};
