import { QuoteSentWire } from '@teranga/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuoteRequest, travelDay } from '../../../modules/quotes/testing/aQuoteRequest.ts';
import { testApp } from '../../../testing/testApp.ts';
import { fillStores } from '../testing/fillStores.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';

const { app, asAdmin, db, session } = await testApp({ design: 'rahmou-serwiss' });
await fillStores(db);

const sendRequest = async (body: object, headers = {}, store: 'a' | 'b' = 'a') => {
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
  it('is answered by mails with the host it was made at', async () => {
    const host = 'autre.localhost';
    await asAdmin('insert into store_hosts (host, store_id) values ($1, $2)', [host, 'a']);
    await vi.waitUntil(() => app.stores.byHost(host));
    await sendRequest(aQuoteRequest(emailOf(1)), { host: `${host}:3000` });
    const url = `http://${host}:3000`;
    expect(await rows('select site_url from outbox')).toEqual([{ site_url: url }, { site_url: url }]);
  });

  it('is saved, e-mailed to the store and acknowledged to the shopper', async () => {
    const { message, data } = wireAnswer(QuoteSentWire, await sendRequest(aQuoteRequest(emailOf(1))));
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
    const answers = `Service : Visa\nType de visa : Tourisme\nPays de destination : France\nDate de voyage : ${travelDay}\nDurée du séjour (jours) : 30\n\nBesoins particuliers :\nDépart pour un mariage`;
    const plain = `Service : Visa\nType de visa : Tourisme\nDate de voyage : ${travelDay}\nDurée du séjour (jours) : 30\n\nVos autres réponses nous sont bien parvenues.`;
    expect(await rows('select channel, recipient, subject, text from outbox order by id')).toEqual([
      {
        channel: 'email',
        recipient: 'client-1@example.sn',
        subject: 'Votre demande de devis chez Boutique a : Visa',
        text: `Bonjour Fatou Sarr,\n\nVotre demande a bien été prise en compte. Nous vous répondons par e-mail ou au +221\u00a077\u00a0123\u00a045\u00a067.\n\nRéférence : ${data.ref}\n${plain}\n\nBoutique a`,
      },
      {
        channel: 'email',
        recipient: 'boutique@example.sn',
        subject: 'Nouvelle demande de devis : Visa, Fatou Sarr',
        text: `Nouvelle demande de devis ${data.ref} chez Boutique a.\n\nNom : Fatou Sarr\nE-mail : client-1@example.sn\nTéléphone : +221\u00a077\u00a0123\u00a045\u00a067\nWhatsApp : https://wa.me/221771234567?text=Bonjour%20Fatou%20Sarr%2C%20je%20vous%20contacte%20au%20sujet%20de%20votre%20demande%20de%20devis%20${data.ref}%20chez%20Boutique%20a.\n\n${answers}`,
      },
    ]);
    expect(await rows('select 1 from quote_requests', 'b')).toEqual([]);
  });

  it('that is sent twice under one key is saved once, even concurrently', async () => {
    const sent = aQuoteRequest(emailOf(2));
    const key = { 'idempotency-key': 'abc' };
    const answers = await Promise.all([
      sendRequest(sent, key),
      sendRequest(sent, key),
      sendRequest(sent, key),
    ]);
    const refs = answers.map((answer) => wireAnswer(QuoteSentWire, answer).data.ref);
    expect(new Set(refs).size).toBe(1);
    expect(await rows('select count(*)::int as saved from quote_requests')).toEqual([{ saved: 1 }]);
    expect(await rows('select count(*)::int as sent from outbox')).toEqual([{ sent: 2 }]);
  });

  it('for a service that is not available now is refused', async () => {
    const answer = refusal(await sendRequest(aQuoteRequest({ ...emailOf(3), serviceId: 'vol' })), 422);
    expect(answer.errors).toEqual({ serviceId: ['Ce service n’est pas disponible actuellement.'] });
  });

  it.each<[string, { label: string; value: string }[], Record<string, string[]>]>([
    [
      'nothing',
      [],
      {
        visaType: ['Type de visa est requis'],
        visaCountry: ['Pays de destination est requis'],
        travelDate: ['Date de voyage est requise'],
        visaDuration: ['Durée du séjour (jours) est requise'],
      },
    ],
    [
      'what cannot be',
      [
        { label: 'Type de visa', value: 'https://evil.example' },
        { label: 'Pays de destination', value: 'France' },
        { label: 'Date de voyage', value: '31/02/2026' },
        { label: 'Durée du séjour (jours)', value: '9999' },
      ],
      {
        visaType: ['Choisissez une des réponses proposées'],
        travelDate: ['Date invalide'],
        visaDuration: ['Indiquez un nombre entier de 0 à 365'],
      },
    ],
  ])('that answers %s is refused, a text for each question', async (_case, additionalInfo, errors) => {
    const answer = refusal(await sendRequest(aQuoteRequest({ ...emailOf(7), additionalInfo })), 422);
    expect(answer.errors).toEqual(errors);
    expect(await rows('select 1 from outbox')).toEqual([]);
  });

  it('carries no stranger’s words to the address it names', async () => {
    const { additionalInfo } = aQuoteRequest();
    const advertisement = 'Gagnez sur https://evil.example';
    const spam = {
      name: advertisement,
      additionalRequirements: advertisement,
      additionalInfo: [
        ...additionalInfo.map((each) => (each.value === 'France' ? { ...each, value: advertisement } : each)),
        { label: advertisement, value: advertisement },
        { label: 'Classe', value: advertisement },
      ],
    };
    wireAnswer(QuoteSentWire, await sendRequest(aQuoteRequest({ ...emailOf(8), ...spam })));
    const sent = await rows("select text from outbox where recipient = 'client-8@example.sn'");
    expect(sent.map(({ text }) => /evil|Gagnez/.test(String(text)))).toEqual([false]);
    expect(String(sent[0]?.['text'])).toMatch(/^Bonjour,\n/);
    const notified = await rows("select text from outbox where recipient = 'boutique@example.sn'");
    expect(String(notified[0]?.['text']).split(advertisement).length).toBe(7);
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
    const answer = refusal(await sendRequest({ ...aQuoteRequest(emailOf(4)), [field]: value }), 422);
    expect(answer.errors?.[field]).toEqual([text]);
    expect(await rows('select 1 from quote_requests')).toEqual([]);
    expect(await rows('select 1 from outbox')).toEqual([]);
  });

  it('writes single-line values without line breaks', async () => {
    const nasty = {
      name: 'Fatou\r\nBcc: tous@example.sn',
      additionalInfo: [
        { label: 'A\nB', value: '\u0007' },
        ...aQuoteRequest().additionalInfo.map(({ label, value }) => ({ label: `${label}\n`, value })),
      ],
    };
    await sendRequest(aQuoteRequest({ ...emailOf(5), ...nasty }));
    expect(await rows('select name, info from quote_requests')).toEqual([
      { name: 'Fatou Bcc: tous@example.sn', info: aQuoteRequest().additionalInfo },
    ]);
  });
});

describe('a store whose design has no services', async () => {
  const { inject, session: open } = await testApp();

  it.each(['', '/available', '/store/a', '/category/papiers', '/visa'])(
    'has no /api/services%s',
    async (path) => {
      const answer = refusal(await inject('a', `/api/services${path}`), 404);
      expect(answer.message).toBe('Cette boutique ne propose pas de services.');
    },
  );

  it('takes no request for a quote', async () => {
    const visitor = await open();
    expect((await visitor.post('/api/services/quote', aQuoteRequest())).statusCode).toBe(404);
  });
});

describe('a store that can send no mail', async () => {
  const mute = await testApp({ design: 'rahmou-serwiss', config: { isProduction: true } });
  await fillStores(mute.db);

  it('announces no confirmation by e-mail', async () => {
    const visitor = await mute.session();
    const answer = await visitor.post('/api/services/quote', aQuoteRequest());
    expect(wireAnswer(QuoteSentWire, answer).message).toBe(
      'Votre demande a bien été prise en compte. Nous vous répondrons par téléphone.',
    );
  });
});
