import {
  AnsweredWire,
  ContactMessagePageWire,
  MemberListWire,
  QuotePageWire,
  SentenceListWire,
  SentenceWire,
  StaffMessageWire,
  StaffQuoteWire,
} from '@teranga/contract/admin';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { staffShop } from './testing/staffShop.ts';

const { asAdmin, db, empty, memberOf, signedIn } = await staffShop();
const [preparer, manager] = [await signedIn('preparer'), await signedIn('manager')];
const base = '/api/admin';
const ref = 'ABCDEFGH12345678';

beforeEach(async () => {
  await empty(
    'contact_messages',
    'quote_requests',
    'inbox_answers',
    'ready_sentences',
    'outbox',
    'limit_counts',
  );
  for (const store of ['a', 'b'] as const)
    await db.withStore(store, async (tx) => {
      await tx.query(
        `insert into contact_messages (first_name, last_name, email, subject, message)
         values ('Fatou', 'Sarr', 'fatou@${store}.example', 'Pointure', 'Avez-vous du 42 ?'),
           ('Moussa', 'Bâ', 'moussa@${store}.example', 'Livraison', 'À Thiès ?')`,
      );
      await tx.query(
        `insert into quote_requests (ref, service_id, service_name, name, email, phone, info)
         values ($1, 'visa', 'Visa', 'Awa Diop', 'awa@${store}.example', '+221771234567', '[{"label": "Pays", "value": "Maroc"}]')`,
        [ref],
      );
    });
});

const list = async (query = '') =>
  wireAnswer(ContactMessagePageWire, await manager.call('GET', `${base}/messages${query}`));
const post = (path: string, payload: object) => manager.call('POST', `${base}${path}`, { payload });
const put = (path: string, payload: object) => manager.call('PUT', `${base}${path}`, { payload });
const outbox = () => asAdmin('select store_id, channel, recipient, subject, text from outbox order by id');

const quoteUrl = `/quotes/${ref}`;
const step = (from: string, to: string) => post(`${quoteUrl}/status`, { from, to, note: 'Prix demandé' });
const send = async (channel: string, text = 'Le visa coûte 50 000 FCFA.') =>
  post(`${quoteUrl}/answers`, { channel, text });

const quoteSteps = async () => {
  const { updates } = wireAnswer(StaffQuoteWire, await manager.call('GET', `${base}${quoteUrl}`));
  return updates.map(({ status }) => status);
};

describe('Messages', () => {
  it('are listed with their status, searched and counted', async () => {
    const { items, counts } = await list();
    expect(items.map(({ firstName, status }) => [firstName, status])).toEqual([
      ['Moussa', 'NEW'],
      ['Fatou', 'NEW'],
    ]);
    expect(counts).toEqual({ NEW: 2, ANSWERED: 0, CLOSED: 0 });
    expect((await list('?search=thies')).items).toHaveLength(1);
    expect((await list('?search=%25')).items).toHaveLength(0);
    expect((await list('?assignee=none&status=NEW')).items).toHaveLength(2);
    expect((await list(`?assignee=${randomUUID()}`)).items).toHaveLength(0);
    const first = await list('?limit=1');
    expect((await list(`?limit=1&cursor=${first.next}`)).items[0]?.firstName).toBe('Fatou');
  });

  it.each([
    ['the beginnings of words', 'fat pointu', 1],
    ['an e-mail address', 'moussa@a.example', 1],
    ['words of different messages', 'fatou thies', 0],
    ['an e-mail address of nobody', 'moussa@autre.example', 0],
  ])('are searched by %s', async (_what, text, count) => {
    const { items, counts } = await list(`?search=${encodeURIComponent(text)}`);
    expect(items).toHaveLength(count);
    expect(counts?.['NEW']).toBe(count);
  });

  it('are stored and found with words of any length', async () => {
    const long = 'x'.repeat(5_000);
    await db.withStore('a', (tx) =>
      tx.query(
        `insert into contact_messages (first_name, last_name, email, subject, message) values ('A', 'B', 'c@d.example', 'e', $1)`,
        [long],
      ),
    );
    expect((await list(`?search=${long.slice(0, 200)}`)).items).toHaveLength(1);
  });

  it('are answered by e-mail, in the name of the store', async () => {
    const { id } = (await list('?search=pointure')).items[0] ?? { id: 0 };
    const answer = await post(`/messages/${id}/answers`, { channel: 'email', text: 'Oui, du 42.' });
    expect(wireAnswer(AnsweredWire, answer, 201)).toMatchObject({ url: null, answer: { author: 'manager' } });
    expect(await outbox()).toMatchObject([
      { store_id: 'a', channel: 'email', recipient: 'fatou@a.example', subject: 'Re : Pointure' },
    ]);
    const read = wireAnswer(StaffMessageWire, await manager.call('GET', `${base}/messages/${id}`));
    expect(read).toMatchObject({ status: 'ANSWERED', answers: [{ text: 'Oui, du 42.' }] });
    const sms = await post(`/messages/${id}/answers`, { channel: 'sms', text: 'Oui' });
    expect(refusal(sms, 422).errors).toHaveProperty('channel');
    expect(await outbox()).toHaveLength(1);
  });

  it('are given to who may answer, and closed from the status that was seen', async () => {
    const { id } = (await list()).items[0] ?? { id: 0 };
    const { id: memberId } = memberOf('manager');
    const assigned = wireAnswer(StaffMessageWire, await put(`/messages/${id}/assignee`, { memberId }));
    expect(assigned.assignee).toEqual({ id: memberId, name: 'manager' });
    for (const other of [memberOf('preparer').id, memberOf('manager', 'b').id, randomUUID()])
      expect(refusal(await put(`/messages/${id}/assignee`, { memberId: other }), 422)).toHaveProperty(
        'errors',
      );
    const close = { from: 'NEW', to: 'CLOSED' };
    expect(wireAnswer(StaffMessageWire, await post(`/messages/${id}/status`, close)).status).toBe('CLOSED');
    expect(refusal(await post(`/messages/${id}/status`, close), 409)).toHaveProperty('message');
    const { members } = wireAnswer(MemberListWire, await manager.call('GET', `${base}/members`));
    expect(members.map(({ name }) => name).toSorted()).toEqual(['manager', 'owner']);
  });

  it('are answered a limited number of times', async () => {
    const { id } = (await list()).items[0] ?? { id: 0 };
    const answers = [];
    for (let count = 0; count < 21; count += 1)
      answers.push((await post(`/messages/${id}/answers`, { channel: 'email', text: 'Oui' })).statusCode);
    expect(answers.filter((status) => status === 201)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
  });

  it('of another store are unknown', async () => {
    const [other] = await asAdmin<{ id: string }>(
      `select id from contact_messages where store_id = 'b' limit 1`,
    );
    expect(refusal(await manager.call('GET', `${base}/messages/${other?.id}`), 404)).toHaveProperty(
      'message',
    );
  });
});

describe('Quote requests', () => {
  it('are listed and read with their questions', async () => {
    const page = wireAnswer(QuotePageWire, await manager.call('GET', `${base}/quotes?search=awa`));
    expect(page.items).toMatchObject([{ ref: 'ABCD-EFGH-1234-5678', serviceName: 'Visa' }]);
    expect(page.counts).toMatchObject({ NEW: 1, QUOTED: 0 });
    const quote = wireAnswer(StaffQuoteWire, await manager.call('GET', `${base}${quoteUrl}`));
    expect(quote).toMatchObject({ info: [{ label: 'Pays', value: 'Maroc' }], email: 'awa@a.example' });
    expect(quote.nextStatuses).toContain('QUOTED');
  });

  it.each([
    ['the beginnings of words', 'dio vis', 1],
    ['a phone number', '77 123 45 67', 1],
    ['a reference', 'abcd-efgh-1234-5678', 1],
    ['a part of a reference', 'abcd-efgh-12', 1],
    ['another reference', 'ABCD-EFGH-1234-5679', 0],
    ['an e-mail address of nobody', 'awa@autre.example', 0],
  ])('are searched by %s', async (_what, text, count) => {
    const search = `${base}/quotes?search=${encodeURIComponent(text)}`;
    const { items, counts } = wireAnswer(QuotePageWire, await manager.call('GET', search));
    expect(items).toHaveLength(count);
    expect(counts?.['NEW']).toBe(count);
  });

  it('change status from the one that was seen, by the allowed steps', async () => {
    expect(wireAnswer(StaffQuoteWire, await step('NEW', 'QUOTED'))).toMatchObject({
      status: 'QUOTED',
      updates: [{ status: 'QUOTED', note: 'Prix demandé' }],
    });
    expect(refusal(await step('NEW', 'CLOSED'), 409)).toHaveProperty('message');
    expect(refusal(await step('QUOTED', 'NEW'), 409)).toHaveProperty('message');
  });

  it('are answered by SMS, e-mail or WhatsApp', async () => {
    expect(wireAnswer(AnsweredWire, await send('sms'), 201).url).toBeNull();
    expect(wireAnswer(AnsweredWire, await send('email'), 201).url).toBeNull();
    expect(wireAnswer(AnsweredWire, await send('whatsapp'), 201).url).toContain('wa.me/221771234567');
    expect(await outbox()).toMatchObject([
      { channel: 'sms', recipient: '+221771234567' },
      { channel: 'email', recipient: 'awa@a.example', subject: expect.stringContaining('ABCD-EFGH') },
    ]);
    expect(refusal(await send('sms', 'x'.repeat(2_000)), 422).errors).toHaveProperty('text');
    expect(refusal(await send('email', ' \n '), 422).errors).toHaveProperty('text');
  });

  it('are answered under the store’s name, once', async () => {
    await send('sms');
    await send('email');
    await send('email', 'Boutique a vous répond.');
    expect((await outbox()).map(({ text }) => text)).toEqual([
      'Boutique a : Le visa coute 50 000 FCFA.',
      'Le visa coûte 50 000 FCFA.\n\nBoutique a',
      'Boutique a vous répond.',
    ]);
  });

  it('no longer wait for an answer once they have one', async () => {
    wireAnswer(AnsweredWire, await send('email'), 201);
    expect(await quoteSteps()).toEqual(['IN_PROGRESS']);
    await step('IN_PROGRESS', 'QUOTED');
    wireAnswer(AnsweredWire, await send('email'), 201);
    expect(await quoteSteps()).toEqual(['IN_PROGRESS', 'QUOTED']);
  });
});

describe('Ready sentences', () => {
  it('are written by a manager and read by everybody of the store', async () => {
    const sentence = { kind: 'order', title: 'Retard', text: 'Bonjour {nom}, votre commande arrive demain.' };
    const { id } = wireAnswer(SentenceWire, await post('/sentences', sentence), 201);
    const changed = await manager.call('PATCH', `${base}/sentences/${id}`, {
      payload: { title: 'En retard' },
    });
    expect(wireAnswer(SentenceWire, changed)).toMatchObject({ title: 'En retard', text: sentence.text });
    const read = await preparer.call('GET', `${base}/sentences`);
    expect(wireAnswer(SentenceListWire, read).items).toHaveLength(1);
    const elsewhere = await (await signedIn('manager', 'b')).call('GET', `${base}/sentences`);
    expect(wireAnswer(SentenceListWire, elsewhere).items).toEqual([]);
    expect(refusal(await post('/sentences', { ...sentence, text: ' ' }), 422)).toHaveProperty('errors');
    expect((await manager.call('DELETE', `${base}/sentences/${id}`)).statusCode).toBe(204);
    expect(refusal(await manager.call('DELETE', `${base}/sentences/${id}`), 404)).toHaveProperty('message');
  });
});
