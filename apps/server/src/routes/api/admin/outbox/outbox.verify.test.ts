import {
  ContactMessagePageWire,
  OutboxPageWire,
  ResentWire,
  TestMessageSentWire,
} from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { enqueueMessages } from '../../../../modules/messages/outbox.ts';
import { sendContactMessage } from '../../../../modules/messages/sendContactMessage.ts';
import { sendMessages } from '../../../../modules/messages/sendMessages.ts';
import { giveUpWaiting } from '../../../../modules/messages/failedMessages.ts';
import { defaultNotices } from '../../../../modules/stores/content/contentDocument.ts';
import { writeTestTerms } from '../../../../modules/stores/testing/aStoreContent.ts';
import { MessageRefused, savedMessages } from '../../../../platform/delivery/messagePort.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, db, signedIn } = await staffShop();
const manager = await signedIn('manager');

const refusing = {
  isIdempotent: true,
  send: () => Promise.reject(new MessageRefused('550 no such user')),
};
const all = async () =>
  (await asAdmin<{ id: number }>('select id from outbox order by id')).map(({ id }) => id);
const send = async (port = refusing) =>
  sendMessages(db, { email: port, sms: savedMessages }, { store: 'a', ids: await all() }, new Date());
const queue = (messages: Parameters<typeof enqueueMessages>[1], store = 'a') =>
  db.withStore(store, (tx) => enqueueMessages(tx, messages));
const aMail = { channel: 'email', to: 'awa@example.sn', subject: 'Votre commande', text: 'Bonjour' } as const;
const list = async (query = '') =>
  wireAnswer(OutboxPageWire, await manager.call('GET', `/api/admin/outbox${query}`));

const resend = (payload: object) => manager.call('POST', '/api/admin/outbox/resend', { payload });

const writeContacts = (notices: object) =>
  db.withStore('a', (tx) =>
    tx.query("update stores set content = jsonb_set(content, '{notices}', $1)", [JSON.stringify(notices)]),
  );

beforeEach(async () => {
  for (const table of ['outbox', 'contact_messages', 'jobs.job']) await asAdmin(`delete from ${table}`);
  for (const store of ['a', 'b']) await db.withStore(store, (tx) => writeTestTerms(tx));
});

describe('The outbox', () => {
  it('lists what was not sent and why, and notifies the store once', async () => {
    await queue([aMail, { ...aMail, to: 'fatou@example.sn' }]);
    await queue([aMail], 'b');
    await send();
    const { items } = await list();
    expect(items.map(({ to, subject, state, error }) => [to, subject, state, error])).toEqual([
      ['boutique@example.sn', 'Un message n’est pas parti : awa@example.sn', 'waiting', null],
      ['fatou@example.sn', 'Votre commande', 'failed', '550 no such user'],
      ['awa@example.sn', 'Votre commande', 'failed', '550 no such user'],
    ]);
    await send();
    expect(await all()).toHaveLength(4);
  });

  it('hides sign-in codes from everybody', async () => {
    await queue([{ ...aMail, subject: '123456 : votre code', isSecret: true }]);
    await send();
    const { items } = await list();
    expect(JSON.stringify(items)).not.toContain('123456');
    const [notice] = await asAdmin<{ text: string }>('select text from outbox where is_notice');
    expect(notice?.text).not.toContain('123456');
    expect(
      wireAnswer(ResentWire, await manager.call('POST', '/api/admin/outbox/resend', { payload: {} })),
    ).toEqual({
      count: 0,
    });
  });

  it('resends failed messages', async () => {
    await queue([aMail]);
    const [id] = await all();
    await send();
    expect(wireAnswer(ResentWire, await resend({ ids: [id] }))).toEqual({ count: 1 });
    await sendMessages(
      db,
      { email: savedMessages, sms: savedMessages },
      { store: 'a', ids: [id ?? 0] },
      new Date(),
    );
    expect((await list('?state=sent')).items.map((item) => item.id)).toEqual([id]);
    expect(refusal(await resend({ ids: [id] }), 409)).toHaveProperty('message');
    expect(refusal(await resend({ ids: [99_999_999] }), 404).message).toBe('Ce message n’existe pas.');
    expect(refusal(await resend({ ids: [] }), 422)).toHaveProperty('message');
    const entries = await asAdmin(`select actor_name from audit_log where action = 'message.resend'`);
    expect(entries).toEqual([{ actor_name: 'manager' }]);
  });

  it('gives up what has waited for a day', async () => {
    await queue([aMail]);
    await asAdmin(
      `update outbox set created_at = now() - interval '25 hours', attempts = 12, last_error = 'timeout'`,
    );
    await db.withStore('a', (tx) => giveUpWaiting(tx, new Date()));
    expect((await list('?state=failed')).items).toMatchObject([{ to: 'awa@example.sn', error: 'timeout' }]);
    expect((await list('?state=waiting')).items).toMatchObject([{ to: 'boutique@example.sn' }]);
  });

  it('goes page by page', async () => {
    await queue([aMail, aMail, aMail]);
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.next}`);
    expect(first.items.length).toBe(2);
    expect(second.items.length).toBe(1);
    expect(second.next).toBeNull();
    expect(refusal(await manager.call('GET', '/api/admin/outbox?state=lost'), 422)).toHaveProperty('message');
  });
});

describe('Messages of visitors', () => {
  it('are listed, the newest first, those of this store only', async () => {
    const message = { firstName: 'Awa', lastName: 'Ndiaye', email: 'awa@example.sn', message: 'Bonjour' };
    for (const [store, subject] of [
      ['a', 'Livraison'],
      ['b', 'Secret'],
      ['a', 'Taille'],
    ] as const)
      await db.withStore(store, (tx) =>
        sendContactMessage(tx, { ...message, subject }, 'http://a.localhost'),
      );
    const answer = await manager.call('GET', '/api/admin/messages?limit=1');
    const page = wireAnswer(ContactMessagePageWire, answer);
    expect(page.items).toMatchObject([{ subject: 'Taille', email: 'awa@example.sn' }]);
    const next = await manager.call('GET', `/api/admin/messages?cursor=${page.next}`);
    expect(wireAnswer(ContactMessagePageWire, next)).toMatchObject({
      items: [{ subject: 'Livraison' }],
      next: null,
    });
  });
});

const sendTest = (channel: string) =>
  manager.call('POST', '/api/admin/outbox/test', { payload: { channel } });

describe('A test message', () => {
  it('goes to the contacts that are notified of orders', async () => {
    await writeContacts({ ...defaultNotices, emails: ['a@example.sn', 'b@example.sn'] });
    expect(wireAnswer(TestMessageSentWire, await sendTest('email'), 202)).toEqual({ count: 2 });
    expect(await asAdmin('select recipient, store_id from outbox order by recipient')).toEqual([
      { recipient: 'a@example.sn', store_id: 'a' },
      { recipient: 'b@example.sn', store_id: 'a' },
    ]);
    expect(refusal(await sendTest('sms'), 409).errors).toHaveProperty('channel');
    expect(refusal(await sendTest('fax'), 422)).toHaveProperty('message');
  });
});
