import { PromoAnswerWire, type PromoCheckWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { writePromo, type NewPromo } from '../../../modules/promos/promoRecords.ts';
import { aPromo } from '../../../modules/promos/testing/aPromo.ts';
import { testApp } from '../../../testing/testApp.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { now, orderShop } from '../orders/testing/orderShop.ts';
import { triesPerSession } from '../../../modules/promos/tryLimits.ts';

const { db, session, post, placed, rowsOf } = await orderShop();
const limited = await testApp();

const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const write = (overrides: Partial<NewPromo> = {}, store = 'a') =>
  db.withStore(store, (tx) => writePromo(tx, aPromo(overrides)));

const items = [
  { id: 'robe', quantity: 1 },
  { id: 'sac', quantity: 2 },
];
const check = async (overrides: Partial<PromoCheckWire> = {}) =>
  wireAnswer(
    PromoAnswerWire,
    await (await session()).post('/api/promocodes/validate', { code: 'DIX', items, ...overrides }),
  );

describe('checking a promo code', () => {
  // A dress at 25 000 and two bags at 8 000.
  it.each<[string, Partial<NewPromo>, number, string[]]>([
    ['a percentage of everything', {}, 4_100, ['robe', 'sac']],
    ['a sum', { is_percentage: false, amount: 3_000 }, 3_000, ['robe', 'sac']],
    ['a sum larger than the products', { is_percentage: false, amount: 999_999 }, 41_000, ['robe', 'sac']],
    ['a percentage of some products', { product_ids: ['sac', 'autre'] }, 1_600, ['sac']],
    [
      'a sum off some products',
      { is_percentage: false, amount: 99_999, product_ids: ['sac'] },
      16_000,
      ['sac'],
    ],
    ['exactly the minimum', { minimum_subtotal: 41_000 }, 4_100, ['robe', 'sac']],
    ['a third, to the nearest franc', { amount: 33 }, 13_530, ['robe', 'sac']],
  ])('takes off %s', async (_case, promo, discount, ids) => {
    await write(promo);
    const answer = await check({
      code: ' dix ',
      totalAmount: 1,
      items: items.map((item) => ({ ...item, price: 1 })),
    });
    expect(answer.success).toBe(true);
    expect(answer.isValid).toBe(true);
    expect(answer.data?.code).toBe('DIX');
    expect(answer.data?.appliedDiscount).toEqual(discount);
    expect(answer.data?.eligibleItems.map(({ id }) => id)).toEqual(ids);
    expect(await rowsOf('select used from promo_codes')).toEqual([{ used: 0 }]);
  });

  it('says the prices it counted on', async () => {
    await write();
    const { data } = await check({ items: [{ id: 'boubou', variation: 'B-M', quantity: 2 }, ...items] });
    expect(data?.eligibleItems).toEqual([
      { id: 'boubou', variation: 'B-M', quantity: 2, price: 60_000 },
      { id: 'robe', variation: null, quantity: 1, price: 25_000 },
      { id: 'sac', variation: null, quantity: 2, price: 8_000 },
    ]);
  });

  const refusals: [string, Partial<NewPromo>, string][] = [
    ['switched off', { is_enabled: false }, 'Code promo invalide ou expiré.'],
    ['over', { ends_at: days(-1) }, 'Code promo invalide ou expiré.'],
    ['too early', { starts_at: days(1) }, 'Ce code promo n’est pas encore valable.'],
    [
      'for more',
      { minimum_subtotal: 41_001 },
      'Ce code promo s’applique à partir de 41\u202f001\u00a0FCFA d’achats.',
    ],
    [
      'for other products',
      { product_ids: ['or'] },
      'Ce code promo ne s’applique à aucun article de votre panier.',
    ],
    ['another one', { code: 'AUTRE' }, 'Code promo invalide ou expiré.'],
  ];
  it.each(refusals)('refuses one that is %s, and so does an order', async (_case, promo, message) => {
    await write(promo);
    expect(await check()).toEqual({ success: true, isValid: false, message: { fr: message }, data: null });
    const order = await post(await session(), anOrder({ items, promoCode: 'DIX' }));
    expect(refusal(order, 422).errors).toEqual({ promoCode: [message] });
    expect(await rowsOf('select 1 from orders')).toEqual([]);
  });

  it("rejects another store's code like an unknown one", async () => {
    await write({}, 'b');
    expect((await check()).message.fr).toBe('Code promo invalide ou expiré.');
    const order = await post(await session(), anOrder({ promoCode: 'DIX' }));
    expect(refusal(order, 422).message).toBe('Code promo invalide ou expiré.');
  });

  it('reports an unavailable product before the code', async () => {
    await write();
    expect((await check({ items: [{ id: 'robe', quantity: 6 }] })).message.fr).toBe(
      'Robe wax : Seulement 5 article(s) disponible(s)',
    );
  });

  const invalid = 'Les données envoyées ne sont pas valides.';
  it.each<[string, object, string]>([
    ['no code', { code: ' ' }, 'Veuillez entrer un code promo'],
    ['no products', { items: [] }, invalid],
    ['a quantity of none', { items: [{ id: 'robe', quantity: 0 }] }, invalid],
    ['a number for a code', { code: 7 }, invalid],
  ])('answers 422 to %s', async (_case, overrides, message) => {
    const visitor = await session();
    const answer = await visitor.post('/api/promocodes/validate', { code: 'DIX', items, ...overrides });
    expect(refusal(answer, 422).message).toBe(message);
  });

  it('is limited: codes are not to be guessed', async () => {
    const visitor = await limited.session();
    const statuses = [];
    for (let attempt = 0; attempt <= triesPerSession; attempt += 1)
      statuses.push(
        (await visitor.post('/api/promocodes/validate', { code: `C${attempt}`, items })).statusCode,
      );
    expect(statuses).toEqual([...Array.from({ length: triesPerSession }, () => 200), 429]);
  });
});

describe('an order with a promo code', () => {
  it('costs what the check returned, and counts one use', async () => {
    await write({ product_ids: ['sac'], max_uses: 2 });
    expect((await placed(await session(), { items, promoCode: ' dix ', expectedTotal: 41_400 })).total).toBe(
      41_400,
    );
    expect(await rowsOf('select used from promo_codes')).toEqual([{ used: 1 }]);
    expect(await rowsOf('select subtotal, discount, promo_code from orders')).toEqual([
      { subtotal: 41_000, discount: 1_600, promo_code: 'DIX' },
    ]);
  });

  it('is refused once the code is used up', async () => {
    await write({ max_uses: 1 });
    await placed(await session(), { promoCode: 'DIX' });
    const message = 'Ce code promo a déjà été utilisé le nombre de fois prévu.';
    expect((await check()).message.fr).toBe(message);
    refusal(await post(await session(), anOrder({ promoCode: 'DIX' })), 422);
  });

  it.each([
    ['phone', { email: 'autre@example.sn' }],
    ['e-mail', { phone: '78 000 00 01', email: 'FATOU@example.sn' }],
    ['mailbox', { phone: '78 000 00 01', email: 'fatou+1@example.sn' }],
  ])('is refused to a contact that has used it up, known by its %s', async (_case, contact) => {
    await write({ max_uses_per_contact: 1 });
    await placed(await session(), { promoCode: 'DIX' });
    const answer = await post(await session(), anOrder({ promoCode: 'DIX', ...contact }));
    expect(refusal(answer, 422).message).toBe('Vous avez déjà utilisé ce code promo.');
    expect((await check({ phone: '77 123 45 67' })).isValid).toBe(false);
    expect((await check({ phone: '76 000 00 01' })).isValid).toBe(true);
  });
});
