import type { FastifyInstance } from 'fastify';

/** A message as `/dev/outbox` shows it. */
export interface SentMessage {
  id: string;
  store: string;
  channel: 'email' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  createdAt: string;
}

/** Messages of each store that are shown. */
const mostPerStore = 200;

/** What would have been sent, of all stores, newest first. */
export async function readOutbox(app: FastifyInstance): Promise<SentMessage[]> {
  const stores = await app.stores.all();
  const boxes = await Promise.all(
    stores.map(({ id }) =>
      app.db.withStore(id, (tx) =>
        tx.query<Omit<SentMessage, 'createdAt'> & { createdAt: Date }>(
          `select store_id || '-' || id as id, store_id as store, channel, recipient as "to", subject, text,
                  created_at as "createdAt"
           from outbox where store_id = app_store() order by outbox.id desc limit $1`,
          [mostPerStore],
        ),
      ),
    ),
  );
  return boxes
    .flatMap(({ rows }) => rows)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map((message) => ({ ...message, createdAt: message.createdAt.toISOString() }));
}
