import { nothingInline } from '@teranga/core/pages/render';
import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import { describe, expect, it } from 'vitest';
import { queueMessage } from '../../../modules/messages/outbox.ts';
import { testApp } from '../../../testing/testApp.ts';

const { inject, db } = await testApp();

await db.withStore('a', (tx) =>
  queueMessage(tx, { channel: 'sms', to: '+221771234567', text: 'Votre commande est reçue.' }),
);
await db.withStore('b', (tx) =>
  queueMessage(tx, {
    channel: 'email',
    to: 'awa@example.sn',
    subject: '<b>Commande</b>',
    text: 'Merci & à bientôt.',
  }),
);

describe('/dev/outbox.json', () => {
  it('holds what would have been sent, of every store, newest first', async () => {
    const answer = await inject('a', '/dev/outbox.json');
    const messages = answer.json<{ id: string; createdAt: string }[]>();
    expect(messages.map(({ createdAt: _createdAt, id: _id, ...message }) => message)).toEqual([
      {
        store: 'b',
        channel: 'email',
        to: 'awa@example.sn',
        subject: '<b>Commande</b>',
        text: 'Merci & à bientôt.',
      },
      { store: 'a', channel: 'sms', to: '+221771234567', subject: null, text: 'Votre commande est reçue.' },
    ]);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(2);
    expect(messages.map(({ createdAt }) => new Date(createdAt).toISOString())).toEqual(
      messages.map(({ createdAt }) => createdAt),
    );
  });
});

it('The outbox shows the same messages as a page, as text', async () => {
  const { payload, headers } = await inject('a', '/dev/outbox');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const page = parseDocument(payload);
  expect(textsOf(page, 'h2')).toContain('<b>Commande</b>');
  expect(textsOf(page, 'pre')).toContain('Merci & à bientôt.');
});

it('The outbox shows a message when it is empty', async () => {
  const empty = await testApp();
  expect((await empty.inject('a', '/dev/outbox.json')).json()).toEqual([]);
  expect((await empty.inject('a', '/dev/outbox')).payload).toContain('Aucun message pour le moment.');
});

it.each(['/dev/outbox', '/dev/outbox.json'])('The page %s does not exist in production', async (url) => {
  const renderer = {
    build: 'x',
    designs: ['default'],
    isPrivate: () => false,
    render: async () => ({ status: 404, html: 'nulle part', inline: nothingInline, isPrivate: false }),
  };
  const production = await testApp({
    renderer,
    config: { isProduction: true },
    logStream: { write: () => undefined },
  });
  expect((await production.inject('a', url)).statusCode).toBe(404);
});
