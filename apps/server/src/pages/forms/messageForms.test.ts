import { dayOf, daysAfter } from '@teranga/core/features/quotes/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { upsertServices } from '../../modules/services/writeServices.ts';
import { writeTestTerms } from '../../modules/stores/testing/aStoreContent.ts';
import { testApp } from '../../testing/testApp.ts';
import { aBrowser, shownForms, shownOf } from './testing/formShop.ts';

const server = await testApp({ renderer: shownForms, design: 'rahmou-serwiss' });
const { db } = server;
const aService = (id: string, name: string) => ({
  id,
  name,
  description: '',
  picture: null,
  isAvailable: true,
  category: null,
});

beforeEach(async () => {
  await db.withStore('a', async (tx) => {
    for (const table of ['contact_messages', 'quote_requests', 'outbox', 'idempotency_keys', 'limit_counts'])
      await tx.query(`delete from ${table}`);
    await writeTestTerms(tx);
    await upsertServices(tx, [aService('vol', 'Vol Dakar – Paris'), aService('visa', 'Visa France')]);
  });
});

const rowsOf = async (sql: string) => (await db.withStore('a', (tx) => tx.query(sql))).rows;

describe('POST /contacts', () => {
  const message = {
    firstName: 'Awa',
    lastName: 'Diop',
    email: 'awa@example.sn',
    subject: 'Bonjour',
    message: 'Une question\nsur deux lignes',
  };

  it('stores the message and leads back to the page, which says so', async () => {
    const answer = await aBrowser(server).post('/contacts', message, { referer: 'http://a.localhost/' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/?envoye=1#envoi');
    expect(await rowsOf('select first_name, message from contact_messages')).toEqual([
      { first_name: 'Awa', message: 'Une question\nsur deux lignes' },
    ]);
  });

  it('stores one message of two presses', async () => {
    const browser = aBrowser(server);
    await browser.post('/contacts', message);
    const { headers } = await browser.post('/contacts', message);
    expect(headers.location).toBe('/contacts?envoye=1#envoi');
    expect(await rowsOf('select from contact_messages')).toHaveLength(1);
  });

  it('re-renders the form with its errors', async () => {
    const answer = await aBrowser(server).post('/contacts', { ...message, email: 'awa', subject: '' });
    expect(answer.statusCode).toBe(422);
    expect(shownOf(answer)).toMatchObject({
      url: '/contacts',
      posted: {
        sendContact: {
          values: { firstName: 'Awa', email: 'awa' },
          errors: { email: "L'email n'est pas valide", subject: 'Le sujet est requis' },
        },
      },
    });
    expect(await rowsOf('select from contact_messages')).toEqual([]);
  });
});

describe('POST /demande-devis', () => {
  const day = daysAfter(dayOf(Date.now()), 30);
  const flight = {
    serviceId: 'vol',
    name: 'Awa Diop',
    email: 'awa@example.sn',
    phone: '77 123 45 67',
    travelType: 'oneWay',
    passengerClass: 'economy',
    origin: 'Dakar',
    destination: 'Paris',
    departureDate: day,
    'passengers.adults': '2',
  };

  it('stores the request with the answers of its kind', async () => {
    const answer = await aBrowser(server).post('/demande-devis', flight);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/demande-devis?serviceId=vol&envoye=1#envoi');
    const [request] = await rowsOf('select service_id, phone, info from quote_requests');
    expect(request).toMatchObject({ service_id: 'vol', phone: '+221771234567' });
    expect((request as { info: object[] }).info).toContainEqual({ label: 'Adultes', value: '2' });
  });

  it('takes the service from its address', async () => {
    const { serviceId: _service, ...fields } = flight;
    const answer = await aBrowser(server).post('/demande-devis?serviceId=vol', fields);
    expect(answer.statusCode).toBe(303);
  });

  it('stores one request of two presses', async () => {
    const browser = aBrowser(server);
    await Promise.all([browser.post('/demande-devis', flight), browser.post('/demande-devis', flight)]);
    await browser.post('/demande-devis', flight);
    expect(await rowsOf('select from quote_requests')).toHaveLength(1);
  });

  it('adds and takes away a step of a trip, and sends nothing', async () => {
    const browser = aBrowser(server);
    const trip = { ...flight, travelType: 'multiCity', legCount: '2', 'legs.0.origin': 'Dakar' };
    const added = await browser.post('/demande-devis', { ...trip, addLeg: '1' });
    expect(added.statusCode).toBe(200);
    expect(shownOf(added).posted?.requestQuote?.values).toMatchObject({
      legCount: '3',
      'legs.0.origin': 'Dakar',
    });
    const taken = await browser.post('/demande-devis', { ...trip, legCount: '5', removeLeg: '1' });
    expect(shownOf(taken).posted?.requestQuote?.values['legCount']).toBe('4');
    const most = await browser.post('/demande-devis', { ...trip, legCount: '9', addLeg: '1' });
    expect(shownOf(most).posted?.requestQuote?.values['legCount']).toBe('5');
    expect(await rowsOf('select from quote_requests')).toEqual([]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['contact', { name: '', email: 'x', phone: '1' }, ['name', 'email', 'phone']],
    ['number', { 'passengers.adults': 'x' }, ['passengers.adults']],
    ['date', { departureDate: '2001-01-01' }, ['departureDate']],
    ['service', { serviceId: 'ailleurs' }, ['serviceId']],
    ['step of a trip', { travelType: 'multiCity' }, ['legs.0.origin']],
  ])('re-renders the form for a wrong %s', async (_what, wrong, errors) => {
    const answer = await aBrowser(server).post('/demande-devis', { ...flight, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(shownOf(answer).posted?.requestQuote?.errors ?? {})).toEqual(
      expect.arrayContaining(errors),
    );
    expect(await rowsOf('select from quote_requests')).toEqual([]);
  });
});
