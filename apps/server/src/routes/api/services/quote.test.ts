import { QuoteSentWire } from '@teranga/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { formLimits } from '../../../limits/formLimits.ts';
import { aQuoteRequest } from '../../../quotes/testing/aQuoteRequest.ts';
import { testApp } from '../../../testing/testApp.ts';
import { fillStores } from '../testing/fillStores.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';

const { app, db, session } = await testApp();
await fillStores(db);

const ask = async (body: object, headers = {}, store: 'a' | 'b' = 'a') => {
  const visitor = await session(store);
  return app.inject({
    method: 'POST',
    url: '/api/services/quote',
    headers: { ...visitor.headers, ...headers },
    payload: body,
  });
};

const rows = async (sql: string, store = 'a') => (await db.withStore(store, (tx) => tx.query(sql))).rows;
const emailOf = (number: number) => ({ email: `client-${number}@example.sn` });

beforeEach(() =>
  db.withStore('a', async (tx) => {
    for (const table of ['quote_requests', 'outbox', 'idempotency_keys'])
      await tx.query(`delete from ${table}`);
  }),
);

describe('a request for a quote', () => {
  it('is kept, mailed to the store and acknowledged to the shopper', async () => {
    const { message, data } = wireAnswer(QuoteSentWire, await ask(aQuoteRequest(emailOf(1))));
    expect(message).toBe(
      'Votre demande a bien été prise en compte. Vous recevrez une confirmation par email.',
    );
    expect(
      await rows(
        'select status, service_id, service_name, name, email, phone, requirements, info from quote_requests',
      ),
    ).toEqual([
      {
        status: 'NEW',
        service_id: 'visa',
        service_name: 'Visa',
        name: 'Fatou Sarr',
        email: 'client-1@example.sn',
        phone: '+221771234567',
        requirements: 'Départ pour un mariage',
        info: aQuoteRequest().additionalInfo,
      },
    ]);
    const answers = `Service : Visa\nType de visa : Tourisme\nDate de voyage : 01/12/2026\n\nBesoins particuliers :\nDépart pour un mariage`;
    expect(await rows('select channel, recipient, subject, text from outbox order by id')).toEqual([
      {
        channel: 'email',
        recipient: 'client-1@example.sn',
        subject: 'Votre demande de devis chez Boutique a : Visa',
        text: `Bonjour Fatou Sarr,\n\nVotre demande a bien été prise en compte. Nous vous répondons par e-mail ou au +221771234567.\n\nRéférence : ${data.ref}\n${answers}\n\nBoutique a`,
      },
      {
        channel: 'email',
        recipient: 'boutique@example.sn',
        subject: 'Nouvelle demande de devis : Visa, Fatou Sarr',
        text: `Nouvelle demande de devis ${data.ref} chez Boutique a.\n\nNom : Fatou Sarr\nE-mail : client-1@example.sn\nTéléphone : +221771234567\n\n${answers}`,
      },
    ]);
    expect(await rows('select 1 from quote_requests', 'b')).toEqual([]);
  });

  it('that is sent twice under a key is kept once, also when both come at once', async () => {
    const sent = aQuoteRequest(emailOf(2));
    const key = { 'idempotency-key': 'abc' };
    const answers = await Promise.all([ask(sent, key), ask(sent, key), ask(sent, key)]);
    const refs = answers.map((answer) => wireAnswer(QuoteSentWire, answer).data.ref);
    expect(new Set(refs).size).toBe(1);
    expect(await rows('select count(*)::int as kept from quote_requests')).toEqual([{ kept: 1 }]);
    expect(await rows('select count(*)::int as sent from outbox')).toEqual([{ sent: 2 }]);
  });

  it('may be for a service that is not available now', async () => {
    const answer = await ask(aQuoteRequest({ ...emailOf(3), serviceId: 'vol' }));
    expect(wireAnswer(QuoteSentWire, answer).success).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ['name', '', 'Nom complet est requis'],
    ['name', 7, 'Nom complet est requis'],
    ['name', undefined, 'Nom complet est requis'],
    ['email', ' ', 'Email est requis'],
    ['email', 'fatou@', 'Email invalide'],
    ['email', 'a@b.sn\r\nBcc: x@y.sn', 'Email invalide'],
    ['phone', '', 'Téléphone est requis'],
    ['phone', '12', 'Numéro de téléphone invalide'],
    ['serviceId', '', 'Service est requis'],
    ['serviceId', 'inconnu', 'Ce service n’est plus proposé. Choisissez-en un autre.'],
    ['serviceId', 'secret', 'Ce service n’est plus proposé. Choisissez-en un autre.'],
    ['additionalRequirements', 'a'.repeat(2001), 'Maximum 2000 caractères'],
    ['additionalInfo', 'rien', 'Cette valeur n’est pas valide.'],
    ['additionalInfo', undefined, 'Ce champ est requis.'],
    [
      'additionalInfo',
      Array.from({ length: 61 }, () => ({ label: 'a', value: 'b' })),
      'Cette liste est trop longue.',
    ],
  ])('with %s %j is refused: %s', async (field, value, text) => {
    const answer = refusal(await ask({ ...aQuoteRequest(emailOf(4)), [field]: value }), 422);
    expect(answer.errors?.[field]).toEqual([text]);
    expect(await rows('select 1 from quote_requests')).toEqual([]);
    expect(await rows('select 1 from outbox')).toEqual([]);
  });

  it('writes what it is given in one line where there is one line', async () => {
    const nasty = {
      name: 'Fatou\r\nBcc: tous@example.sn',
      additionalInfo: [{ label: 'A\nB', value: '\u0007' }],
    };
    await ask(aQuoteRequest({ ...emailOf(5), ...nasty }));
    expect(await rows('select name, info from quote_requests')).toEqual([
      { name: 'Fatou Bcc: tous@example.sn', info: [] },
    ]);
  });

  it('is refused to who asks too often in one name', async () => {
    const sent = Array.from({ length: formLimits.perContact }, () => ask(aQuoteRequest(emailOf(6))));
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
    const refused = await ask(aQuoteRequest({ email: ' CLIENT-6@example.sn ' }));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

it('is refused to an address that asks without end', async () => {
  const patient = await testApp();
  await fillStores(patient.db);
  const statuses = [];
  for (let number = 0; number <= formLimits.perAddress; number += 1) {
    const visitor = await patient.session();
    const { statusCode } = await visitor.post('/api/services/quote', aQuoteRequest(emailOf(number)));
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: formLimits.perAddress }, () => 200), 429]);
});
