import { aCartLine } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { toCart } from '../cart/cart.ts';
import { toXof } from '../../domain/money/money.ts';
import { readBuyNow } from './buy-now/index.ts';
import { looksForeign } from '../../domain/phone/looksForeign.ts';
import { orderTotals, toOrderRequest } from './orderRequest.ts';
import { methodChoices } from './methodChoices.ts';
import { roughE164 } from '../../domain/phone/phoneReader.ts';

describe('«Acheter maintenant»', () => {
  it.each([
    ['product=a&variation=none&quantity=2', { productId: 'a', sku: null, quantity: 2 }],
    ['product=a&variation=a-1', { productId: 'a', sku: 'a-1', quantity: 1 }],
    ['product=a&quantity=0', { productId: 'a', sku: null, quantity: 1 }],
    ['product=a&quantity=-3', { productId: 'a', sku: null, quantity: 1 }],
    ['product=a&quantity=trois', { productId: 'a', sku: null, quantity: 1 }],
    ['product=a&quantity=99999999', { productId: 'a', sku: null, quantity: 1 }],
    ['product=%20', null],
    ['variation=a-1', null],
    ['', null],
  ])('reads «%s»', (query, buyNow) => {
    expect(readBuyNow(new URLSearchParams(query))).toEqual(buyNow);
  });
});

describe('The ways to pay', () => {
  it.each([
    [true, true, ['paytech', 'cod']],
    [true, false, ['paytech']],
    [false, true, ['cod']],
    [false, false, ['cod']],
  ])('with online payment %j and cash on delivery %j are %j', (onlinePayment, cashOnDelivery, methods) => {
    const choices = methodChoices({ onlinePayment, cashOnDelivery, currencyPicker: false });
    expect(choices.map(({ value }) => value)).toEqual(methods);
  });
});

describe('An order', () => {
  const cart = toCart({
    items: [aCartLine({ quantity: 2 }), aCartLine({ variationId: 'x', quantity: 1 })],
  }) ?? { lines: [] };
  const totals = orderTotals(cart, toXof(1500));
  const form = {
    firstName: 'Awa',
    lastName: 'Ndiaye',
    phone: '77 123 45 67',
    email: '',
    deliveryZone: 'dakar',
    address: 'Rue 10',
    city: 'Dakar',
    postalCode: '',
  };

  it('costs its products and their delivery', () => {
    expect(totals).toEqual({ subtotal: 37_500, discount: 0, delivery: 1500, total: 39_000 });
  });

  it.each([
    [2500, 2500, 36_500],
    [37_500, 37_500, 1500],
    [50_000, 37_500, 1500],
  ])('less %d by a promo code takes off %d and costs %d', (promoDiscount, discount, total) => {
    expect(orderTotals(cart, toXof(1500), toXof(promoDiscount))).toMatchObject({ discount, total });
  });

  it('is sent with the amounts the shopper saw', () => {
    const draft = { cart, totals, method: 'cod', promoCode: 'TABASKI', isBuyNow: false } as const;
    expect(toOrderRequest(form, '+221771234567', draft)).toEqual({
      firstName: 'Awa',
      lastName: 'Ndiaye',
      address: 'Rue 10',
      city: 'Dakar',
      postalCode: null,
      phone: '+221771234567',
      email: null,
      deliveryZone: 'dakar',
      items: [
        { id: 'panier-tresse', variation: null, quantity: 2 },
        { id: 'panier-tresse', variation: 'x', quantity: 1 },
      ],
      promoCode: 'TABASKI',
      paymentMethod: 'cod',
      deliveryCharge: 1500,
      expectedTotal: 39_000,
    });
  });

  it('says when it leaves the cart alone', () => {
    const draft = { cart, totals, method: 'paytech', promoCode: null, isBuyNow: true } as const;
    expect(toOrderRequest(form, '+221771234567', draft)).toMatchObject({
      buyNow: true,
      paymentMethod: 'paytech',
    });
  });
});

describe('A number while it is typed', () => {
  it.each([
    ['77 123', false],
    ['+22', false],
    ['+221 77', false],
    ['00221 77', false],
    ['+33 6', true],
    ['0033 6', true],
    ['', false],
  ])('the number %j looks foreign: %j', (phone, isForeign) => {
    expect(looksForeign(phone)).toBe(isForeign);
  });

  it.each([
    ['77 123 45 67', '+221771234567'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['0033 612345678', '+33612345678'],
  ])('the number %j is roughly %j', (phone, number) => {
    expect(roughE164(phone)).toBe(number);
  });

  it.each(['12', 'abc'])('the text %j is no number', (phone) => {
    expect(roughE164(phone)).toBe(null);
  });
});
