import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import {
  savedMessages,
  MessageRefused,
  type MessageToSend,
  type MessagePort,
} from '../../platform/delivery/messagePort.ts';
import { enqueueMessages } from './outbox.ts';
import { claimMs, sendMessages } from './sendMessages.ts';

const { db, openAnother } = await testDatabase();
const now = new Date('2026-11-21T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

const messages = [
  { channel: 'email', to: 'awa@example.sn', subject: 'Bonjour', text: 'Merci.', html: '<p>Merci.</p>' },
  { channel: 'sms', to: '+221771234567', text: 'Merci.' },
] as const;

interface OutboxRow {
  id: number;
  sent_at: Date | null;
  given_up_at: Date | null;
  attempts: number;
  last_error: string | null;
}

const rows = async () =>
  (
    await db.withStore('a', (tx) =>
      tx.query<OutboxRow>('select id, sent_at, given_up_at, attempts, last_error from outbox order by id'),
    )
  ).rows;
const ids = async () => (await rows()).map(({ id }) => id);

/** A port that records each message and then runs `end`. */
function aPort(end: (message: MessageToSend) => Promise<void> = () => Promise.resolve()) {
  const sent: MessageToSend[] = [];
  const port: MessagePort = {
    isIdempotent: false,
    send: (message) => {
      sent.push(message);
      return end(message);
    },
  };
  return { sent, port, ports: { email: port, sms: port } };
}

beforeAll(async () => {
  for (const store of ['a', 'b']) await insertTestStore(db, store);
});
beforeEach(async () => {
  await db.withStore('a', async (tx) => {
    await tx.query('delete from outbox');
    await tx.query('delete from jobs.job');
    await enqueueMessages(tx, messages);
  });
});

describe('messages written in a transaction', () => {
  it('make one job that names them', async () => {
    const jobs = await db.withStore('a', (tx) => tx.query('select name, data from jobs.job'));
    expect(jobs.rows).toEqual([{ name: 'send-messages', data: { store: 'a', ids: await ids() } }]);
  });

  it('create no job when there are none, or when the transaction is rolled back', async () => {
    await db.withStore('a', (tx) => enqueueMessages(tx, []));
    const undone = db.withStore('a', async (tx) => {
      await enqueueMessages(tx, messages);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const jobs = await db.withStore('a', (tx) => tx.query('select count(*) as jobs from jobs.job'));
    expect(jobs.rows).toEqual([{ jobs: 1 }]);
    expect((await rows()).length).toBe(2);
  });
});

describe('sending messages', () => {
  it('passes each to its port once, under its own key', async () => {
    const { sent, ports } = aPort();
    const job = { store: 'a', ids: await ids() };
    await sendMessages(db, ports, job, now);
    await sendMessages(db, ports, job, now);
    const store = { id: 'a', name: 'Boutique a' };
    expect(sent).toEqual(messages.map((message, at) => ({ ...message, store, key: `a-${job.ids[at]}` })));
    expect((await rows()).map(({ sent_at: at, attempts }) => [at, attempts])).toEqual([
      [now, 1],
      [now, 1],
    ]);
  });

  it('reaches no other store’s messages', async () => {
    const { sent, ports } = aPort();
    await sendMessages(db, ports, { store: 'b', ids: await ids() }, now);
    expect(sent).toEqual([]);
  });

  it('passes each to its port once however many processes run the job concurrently', async () => {
    const { sent, ports } = aPort();
    const job = { store: 'a', ids: await ids() };
    const processes = [db, openAnother(), openAnother(), openAnother(), openAnother()];
    await Promise.allSettled(processes.map((each) => sendMessages(each, ports, job, now)));
    expect(sent).toHaveLength(2);
  });

  it('retries what did not leave, and only that', async () => {
    const { sent, port } = aPort(() => Promise.reject(new Error('421 later')));
    const { sent: mails, port: mailer } = aPort();
    const job = { store: 'a', ids: await ids() };
    await expect(sendMessages(db, { email: mailer, sms: port }, job, now)).rejects.toThrow(
      `Message a-${job.ids[1]} did not leave.`,
    );
    expect((await rows()).map(({ last_error: error }) => error)).toEqual([null, '421 later']);
    await sendMessages(db, { email: mailer, sms: mailer }, job, later(10_000));
    expect(sent.length).toBe(1);
    expect(mails.map(({ channel }) => channel)).toEqual(['email', 'sms']);
  });

  it('gives up messages that are permanently refused', async () => {
    const { sent, ports } = aPort(() => Promise.reject(new MessageRefused('550 unknown')));
    const job = { store: 'a', ids: await ids() };
    await sendMessages(db, ports, job, now);
    await sendMessages(db, ports, job, later(claimMs));
    expect(sent).toHaveLength(2);
    expect((await rows()).map(({ given_up_at: at, last_error: error }) => [at, error])).toEqual([
      [now, '550 unknown'],
      [now, '550 unknown'],
    ]);
  });
});

describe('a message whose process died during sending', () => {
  beforeEach(() => db.withStore('a', (tx) => tx.query('update outbox set claimed_at = $1', [now])));

  it('is not touched while the process may still be running', async () => {
    const { sent, ports } = aPort();
    const job = { store: 'a', ids: await ids() };
    await expect(sendMessages(db, ports, job, later(claimMs - 1))).rejects.toThrow(
      'Another process is sending some of these messages.',
    );
    expect(sent).toEqual([]);
  });

  it('is never sent a second time by a port that does not know repeats', async () => {
    const { sent, ports } = aPort();
    await sendMessages(db, ports, { store: 'a', ids: await ids() }, later(claimMs));
    expect(sent).toEqual([]);
    expect((await rows()).map(({ last_error: error }) => error)).toEqual([
      'cut short while it left',
      'cut short while it left',
    ]);
  });

  it('is resent by a port that does', async () => {
    const ports = { email: savedMessages, sms: savedMessages };
    await sendMessages(db, ports, { store: 'a', ids: await ids() }, later(claimMs));
    expect((await rows()).map(({ sent_at: at }) => at)).toEqual([later(claimMs), later(claimMs)]);
  });
});
