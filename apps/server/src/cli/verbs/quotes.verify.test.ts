import { beforeAll, describe, expect, it } from 'vitest';
import { toQuoteRequest } from '../../modules/quotes/readQuoteRequest.ts';
import { sendQuote } from '../../modules/quotes/sendQuote.ts';
import { aQuoteRequest, travelDay } from '../../modules/quotes/testing/aQuoteRequest.ts';
import { upsertServices } from '../../modules/services/writeServices.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, store, create } = await aShopfront();
const visa = { id: 'visa', name: 'Visa', description: '', picture: null, isAvailable: true, category: null };
const sentQuote = async () =>
  (
    await db.withStore('agence', (tx) =>
      sendQuote(tx, toQuoteRequest(aQuoteRequest()), { hasMail: true, siteUrl: 'http://agence.localhost' }),
    )
  ).data.ref;

describe('quotes and quote-status', () => {
  beforeAll(async () => {
    await create('agence', 'agence.localhost');
    await create('voisine', 'voisine.localhost');
    await db.withStore('agence', (tx) => upsertServices(tx, [visa]));
  });

  it('list the latest requests, and take one step by step', async () => {
    const ref = await sentQuote();
    const [, , line = ''] = (await store('quotes', 'agence')).out.split('\n');
    expect(line.split(/\s{2,}/).toSpliced(1, 1)).toEqual([
      ref,
      'Visa',
      'Fatou Sarr',
      '+221771234567',
      'fatou@example.sn',
      'NEW (À répondre)',
    ]);
    expect((await store('quote-status', 'agence', ref, 'quoted', '--reason', '450 000 FCFA')).out).toBe(
      `Demande ${ref} : NEW (À répondre) → QUOTED (Devis envoyé).`,
    );
    expect((await store('quotes', 'agence', '--status', 'NEW')).out).toBe('Aucune demande de devis.');
    const { rows } = await db.withStore('agence', (tx) =>
      tx.query('select status, note from quote_updates order by id'),
    );
    expect(rows).toEqual([
      { status: 'NEW', note: null },
      { status: 'QUOTED', note: '450 000 FCFA' },
    ]);
  });

  it('show all answers with --details', async () => {
    await sentQuote();
    const { out } = await store('quotes', 'agence', '--details', '--limit', '1');
    expect(
      out
        .split('\n')
        .slice(-5)
        .map((line) => line.split(/\s{2,}/)),
    ).toEqual([
      ['Type de visa', 'Tourisme'],
      ['Pays de destination', 'France'],
      ['Date de voyage', travelDay],
      ['Durée du séjour (jours)', '30'],
      ['Besoins particuliers', 'Départ pour un mariage'],
    ]);
  });

  it('accept a French status, and write JSON', async () => {
    const ref = await sentQuote();
    const step = await store('quote-status', 'agence', ref, 'en cours', '--json');
    expect(JSON.parse(step.out)).toEqual({ ref, from: 'NEW', to: 'IN_PROGRESS' });
    const found = await store('quotes', 'agence', '--status', 'EN COURS', '--search', ref, '--json');
    expect(JSON.parse(found.out)).toMatchObject([{ ref, status: 'IN_PROGRESS', serviceName: 'Visa' }]);
    const whole = await store('quotes', 'agence', '--search', ref, '--details', '--json');
    expect(JSON.parse(whole.out)).toMatchObject([{ ref, requirements: 'Départ pour un mariage' }]);
  });

  it.each([
    [
      'ACCEPTED',
      'est NEW (À répondre) et ne peut pas devenir ACCEPTED (Accepté). Elle peut devenir IN_PROGRESS',
    ],
    ['PERDUE', 'Le statut « PERDUE » n’existe pas. Il y a : NEW (À répondre), IN_PROGRESS'],
  ])('refuse the step to %s', async (status, message) => {
    await expect(store('quote-status', 'agence', await sentQuote(), status)).rejects.toThrow(message);
  });

  it('know no request of another store', async () => {
    const ref = await sentQuote();
    await expect(store('quote-status', 'voisine', ref, 'QUOTED')).rejects.toThrow(
      `La boutique « voisine » n’a pas de demande de devis « ${ref} ».`,
    );
    expect((await store('quotes', 'voisine')).out).toBe('Aucune demande de devis.');
  });
});
