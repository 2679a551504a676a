import { ContactSentWire, type ContactMessageWire } from '@teranga/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/testApp.ts';
import { fillStores } from '../testing/fillStores.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';

const { app, db, session } = await testApp();
await fillStores(db);

const aMessage = (number: number): ContactMessageWire => ({
  firstName: 'Awa',
  lastName: 'Ndiaye',
  email: `awa-${number}@example.sn`,
  subject: 'Une robe',
  message: 'Bonjour,\nla faites-vous en bleu ?',
});

const write = async (payload: object, headers = {}) => {
  const visitor = await session();
  return app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { ...visitor.headers, ...headers },
    payload,
  });
};
const rows = async (sql: string, store = 'a') => (await db.withStore(store, (tx) => tx.query(sql))).rows;

beforeEach(() =>
  db.withStore('a', async (tx) => {
    for (const table of ['contact_messages', 'outbox', 'idempotency_keys'])
      await tx.query(`delete from ${table}`);
  }),
);

describe('a message to the store', () => {
  it('is saved and e-mailed to the store', async () => {
    const answer = wireAnswer(ContactSentWire, await write(aMessage(1)));
    expect(answer.message).toBe('Nous vous répondrons dans les plus brefs délais');
    expect(await rows('select first_name, last_name, email, subject, message from contact_messages')).toEqual(
      [
        {
          first_name: 'Awa',
          last_name: 'Ndiaye',
          email: 'awa-1@example.sn',
          subject: 'Une robe',
          message: 'Bonjour,\nla faites-vous en bleu ?',
        },
      ],
    );
    expect(await rows('select recipient, subject, text from outbox')).toEqual([
      {
        recipient: 'boutique@example.sn',
        subject: 'Message de Awa Ndiaye : Une robe',
        text: 'Awa Ndiaye (awa-1@example.sn) écrit à Boutique a :\n\nUne robe\n\nBonjour,\nla faites-vous en bleu ?',
      },
    ]);
    expect(await rows('select 1 from contact_messages', 'b')).toEqual([]);
  });

  it('that is sent twice under one key is saved once', async () => {
    const key = { 'idempotency-key': 'abc' };
    const answers = await Promise.all([write(aMessage(2), key), write(aMessage(2), key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await rows('select count(*)::int as saved from outbox')).toEqual([{ saved: 1 }]);
  });

  it.each<[string, unknown, string]>([
    ['firstName', ' ', 'Le prénom est requis'],
    ['firstName', 7, 'Le prénom est requis'],
    ['lastName', undefined, 'Le nom est requis'],
    ['email', '', "L'email est requis"],
    ['email', 'awa@', "L'email n'est pas valide"],
    ['subject', '', 'Le sujet est requis'],
    ['message', '\n', 'Le message est requis'],
    ['message', 'a'.repeat(5001), 'Maximum 5000 caractères'],
  ])('with %s %j is refused: %s', async (field, value, text) => {
    const answer = refusal(await write({ ...aMessage(3), [field]: value }), 422);
    expect(answer.errors).toEqual({ [field]: [text] });
    expect(await rows('select 1 from contact_messages')).toEqual([]);
  });
});
