import { describe, expect, it } from 'vitest';
import { writePromo } from '../../modules/promos/promoRecords.ts';
import { triesPerSession } from '../../modules/promos/tryLimits.ts';
import { aPromo } from '../../modules/promos/testing/aPromo.ts';
import { orderShop } from '../../routes/api/orders/testing/orderShop.ts';
import { aBrowser, shownForms, shownOf } from './testing/formShop.ts';

const server = await orderShop({ renderer: shownForms });
const { db } = server;

/** A browser with one dress in its cart. */
async function filled() {
  const browser = aBrowser(server);
  await browser.post('/cart/add', { productId: 'robe', quantity: 1 });
  return browser;
}

describe('POST /cart/promo', () => {
  const checkout = { referer: 'http://a.localhost/checkout?product=robe&variation=none&quantity=1' };

  it('leads back to the page with a code that holds', async () => {
    await db.withStore('a', (tx) => writePromo(tx, aPromo({ code: 'TABASKI' })));
    const { statusCode, headers } = await aBrowser(server).post(
      '/cart/promo',
      { promoCode: 'TABASKI' },
      checkout,
    );
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/checkout?product=robe&variation=none&quantity=1&promoCode=TABASKI');
  });

  it.each([
    ['/checkout?promoCode=TABASKI', 'placeOrder'],
    ['/cart?promoCode=TABASKI', 'applyPromo'],
  ] as const)('shows the discount on %s', async (url, name) => {
    await db.withStore('a', (tx) => writePromo(tx, aPromo({ code: 'TABASKI' })));
    const browser = await filled();
    const { posted } = shownOf(await browser.get(url));
    expect(posted?.[name]?.values).toMatchObject({ promoCode: 'TABASKI', promoDiscount: '2500' });
  });

  it('replaces the previous code of the page', async () => {
    await db.withStore('a', (tx) => writePromo(tx, aPromo({ code: 'TABASKI' })));
    const browser = await filled();
    const from = { referer: 'http://a.localhost/cart?promoCode=ANCIEN' };
    const { headers } = await browser.post('/cart/promo', { promoCode: 'TABASKI' }, from);
    expect(headers.location).toBe('/cart?promoCode=TABASKI');
  });

  it('names an invalid code of an address, until there were too many tries', async () => {
    const browser = await filled();
    const postedAt = async (url: string) => shownOf(await browser.get(url)).posted;
    const refused = 'Code promo invalide ou expiré.';
    expect((await postedAt('/checkout?promoCode=NON'))?.placeOrder?.errors).toEqual({ promoCode: refused });
    expect((await postedAt('/cart?promoCode=NON'))?.applyPromo?.message).toBe(refused);
    for (let tries = 2; tries < triesPerSession; tries += 1) await postedAt('/cart?promoCode=NON');
    expect((await postedAt('/cart?promoCode=NON'))?.applyPromo?.message).toMatch(/^Trop de requêtes/);
  });

  it.each([
    ['', 'Veuillez entrer un code promo'],
    ['NON', 'Code promo invalide ou expiré.'],
  ])('re-renders the page for the code «%s»', async (promoCode, text) => {
    const browser = await filled();
    const answer = await browser.post('/cart/promo', { promoCode });
    expect(answer.statusCode).toBe(422);
    expect(shownOf(answer).posted?.applyPromo?.errors).toEqual({ promoCode: text });
  });
});
