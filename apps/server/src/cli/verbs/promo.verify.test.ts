import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, store, create } = await aShopfront();

beforeAll(async () => {
  await create('marche', 'marche.localhost');
  await db.withStore('marche', (tx) =>
    upsertProducts(tx, [aProduct({ id: 'robe', sku: 'ROBE-SKU' })], new Date()),
  );
});

const rows = async () =>
  (
    await db.withStore('marche', (tx) =>
      tx.query(
        'select code, is_percentage, amount, minimum_subtotal, product_ids, starts_at, ends_at, max_uses, max_uses_per_contact, is_enabled from promo_codes',
      ),
    )
  ).rows;

const loyal = async () => (await rows()).find(({ code }) => code === 'FIDELE');

describe('npm run store -- promo', () => {
  it('lists no codes when there are none', async () => {
    expect((await store('promos', 'marche')).out).toBe('Aucun code promo.');
  });

  it('creates, updates, lists and disables a code', async () => {
    expect((await store('promo', 'marche', 'tabaski', '--amount', '2000')).out).toBe(
      'Code TABASKI : −2\u202f000\u00a0FCFA.',
    );
    const words =
      '--percent 15 --minimum 20000 --product robe --from 2026-12-01 --until 2026-12-31 --uses 50';
    await store('promo', 'marche', 'Tabaski', ...words.split(' '), '--uses-per-contact', '1');
    const expected = {
      code: 'TABASKI',
      is_percentage: true,
      amount: 15,
      minimum_subtotal: 20_000,
      product_ids: ['robe'],
      starts_at: new Date('2026-12-01T00:00:00Z'),
      ends_at: new Date('2027-01-01T00:00:00Z'),
      max_uses: 50,
      max_uses_per_contact: 1,
      is_enabled: true,
    };
    expect(await rows()).toEqual([expected]);
    expect(
      (await store('promos', 'marche')).out
        .split('\n')
        .at(-1)
        ?.split(/\s{2,}/),
    ).toEqual([
      'TABASKI',
      '−15 %',
      '20\u202f000\u00a0FCFA',
      'robe',
      '01/12/2026',
      '31/12/2026',
      '0 / 50',
      '1',
      'oui',
    ]);
    expect((await store('promo', 'marche', 'TABASKI', '--off')).out).toBe('Le code TABASKI est arrêté.');
    expect(await rows()).toEqual([{ ...expected, is_enabled: false }]);
  });

  it('changes what is given of a code, and takes away what is named', async () => {
    await store(
      'promo',
      'marche',
      'FIDELE',
      '--amount',
      '5000',
      '--minimum',
      '20000',
      '--product',
      'ROBE-SKU',
    );
    await store('promo', 'marche', 'FIDELE', '--uses', '3');
    const expected = { is_percentage: false, amount: 5_000, minimum_subtotal: 20_000, product_ids: ['robe'] };
    expect(await loyal()).toMatchObject({ ...expected, max_uses: 3 });
    await store('promo', 'marche', 'FIDELE', '--unset', 'product', '--unset', 'uses', '--percent', '10');
    expect(await loyal()).toMatchObject({
      is_percentage: true,
      amount: 10,
      product_ids: null,
      max_uses: null,
    });
    expect(await loyal()).toMatchObject({ minimum_subtotal: 20_000 });
    await store('promo', 'marche', 'FIDELE', '--off');
    await store('promo', 'marche', 'FIDELE', '--percent', '15');
    expect(await loyal()).toMatchObject({ is_enabled: false });
    await store('promo', 'marche', 'FIDELE', '--on');
    expect(await loyal()).toMatchObject({ is_enabled: true, amount: 15 });
  });

  it.each<[string, string[], string]>([
    [
      'a condition that is given and taken away',
      ['X', '--percent', '5', '--uses', '3', '--unset', 'uses'],
      'l’un des deux',
    ],
    ['an unknown condition', ['X', '--percent', '5', '--unset', 'tout'], '--unset est minimum, product'],
    ['a code with a space', ['DEUX MOTS', '--percent', '5'], '« DEUX MOTS » ne peut pas être un code'],
    ['no reduction', ['X'], 'Donnez la réduction'],
    ['two reductions', ['X', '--percent', '5', '--amount', '500'], 'Donnez la réduction'],
    ['101 %', ['X', '--percent', '101'], '--percent est un nombre entier de 1 à 100, pas « 101 ».'],
    ['half a franc', ['X', '--amount', '0.5'], '--amount est un nombre entier'],
    [
      'an unknown product',
      ['X', '--percent', '5', '--product', 'sac'],
      'Cette boutique n’a pas d’article « sac ».',
    ],
    ['a date of no calendar', ['X', '--percent', '5', '--until', 'demain'], '--until est une date comme'],
    [
      'an end before the start',
      ['X', '--percent', '5', '--from', '2026-12-02', '--until', '2026-12-01'],
      'Le dernier jour vient avant le premier.',
    ],
    ['the end of an unknown code', ['INCONNU', '--off'], 'Cette boutique n’a pas de code « INCONNU ».'],
  ])('the command promo refuses %s', async (_case, words, message) => {
    await expect(store('promo', 'marche', ...words)).rejects.toThrow(message);
  });
});
