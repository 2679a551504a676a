import * as contract from '@teranga/contract';
import { getResponse } from 'msw';
import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  aQuoteRequest,
  aCustomer,
  anOrderRequest,
  aPromoRefusal,
  aWorld,
  handlersFor,
  paymentUrlOf,
  pretendedOtp,
} from './index.ts';

const origin = 'http://boutique.test';

async function answer(
  world: ReturnType<typeof aWorld>,
  method: string,
  path: string,
  body?: unknown,
  bearer?: string,
) {
  const response = await getResponse(
    handlersFor(world),
    new Request(`${origin}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-TOKEN': world.csrfToken,
        Authorization: `Bearer ${bearer ?? ''}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  if (!response) throw new Error(`No handler answers ${method} ${path}.`);
  return { status: response.status, body: (await response.json()) as unknown };
}

function errorsOf(schema: TSchema, value: unknown): string[] {
  return Value.Check(schema, value)
    ? []
    : [...Value.Errors(schema, value)].map((error) => `${error.instancePath}: ${error.message}`);
}

async function sentCode(world: ReturnType<typeof aWorld>, path: string, body: unknown, bearer?: string) {
  const sent = await answer(world, 'POST', `/api/auth/${path}`, body, bearer);
  expect(errorsOf(contract.CodeSentWire, sent.body)).toEqual([]);
}

const reads: [path: string, schema: TSchema][] = [
  ['/csrf-token', contract.CsrfTokenWire],
  ['/api/store', contract.StoreWire],
  ['/api/products', contract.ProductPageWire],
  ['/api/products?facets=true', Type.Required(contract.ProductPageWire)],
  ['/api/products/search?page=1&search=robe', contract.ProductPageWire],
  ['/api/products/new', Type.Array(contract.ProductSummaryWire)],
  ['/api/products/best-sales', Type.Array(contract.ProductSummaryWire)],
  ['/api/products/robe-wax', contract.ProductWire],
  ['/api/products/robe-wax/related', Type.Array(contract.ProductSummaryWire)],
  ['/api/categories', Type.Array(contract.CategoryWire)],
  ['/api/categories/popular', Type.Array(contract.CategoryWire)],
  ['/api/categories/randoms', Type.Array(contract.CategorySectionWire)],
  ['/api/categories/brands', Type.Array(contract.NamedWire)],
  ['/api/categories/all-tags', Type.Array(contract.NamedWire)],
  ['/api/categories/popular-tags', Type.Array(contract.NamedWire)],
  ['/api/collections', Type.Array(contract.CollectionWire)],
  ['/api/collections/themes', Type.Array(contract.CollectionWire)],
  ['/api/collections/themes/tabaski', contract.CollectionPageWire],
  ['/api/services', Type.Array(contract.ServiceWire)],
  ['/api/services/vol-paris', contract.ServiceWire],
  ['/api/exchange-rates', contract.ExchangeRatesWire],
  ['/api/cart', contract.CartWire],
  ['/api/orders/attempt', contract.OrderByKeyWire],
  ['/api/wishlist', contract.WishlistWire],
];

describe('The pretended back end', () => {
  it.each(reads)('answers GET %s as the contract says', async (path, schema) => {
    const { status, body } = await answer(aWorld(), 'GET', path);
    expect(status).toBe(200);
    expect(errorsOf(schema, body)).toEqual([]);
  });

  const line = { productId: 'robe-wax', variationId: 'robe-bleu-m', quantity: 2 };
  it.each([
    ['/api/cart/add', line],
    ['/api/cart/update', line],
    ['/api/cart/remove', { productId: 'robe-wax', variationId: 'robe-bleu-m' }],
  ])('answers POST %s with the whole cart', async (path, body) => {
    const changed = await answer(aWorld(), 'POST', path, body);
    expect(changed.status).toBe(200);
    expect(errorsOf(contract.CartWire, changed.body)).toEqual([]);
  });

  it.each(['POST', 'DELETE'])('answers %s of a wishlist product with the whole wishlist', async (method) => {
    const changed = await answer(aWorld({ wishlistItems: ['robe-wax'] }), method, '/api/wishlist/robe-wax');
    expect(changed.status).toBe(200);
    expect(errorsOf(contract.WishlistWire, changed.body)).toEqual([]);
  });

  it('takes a request for a quote', async () => {
    const request = aQuoteRequest();
    expect(errorsOf(contract.QuoteRequestWire, request)).toEqual([]);
    const answered = await answer(aWorld(), 'POST', '/api/services/quote', request);
    expect(errorsOf(contract.QuoteSentWire, answered.body)).toEqual([]);
  });

  it('takes an order and shows it', async () => {
    const world = aWorld();
    const placed = await answer(world, 'POST', '/api/orders', anOrderRequest());
    expect(errorsOf(contract.OrderPlacedWire, placed.body)).toEqual([]);
    const shown = await answer(world, 'GET', `/api/orders-status/${world.orders[0]?.ref ?? ''}`);
    expect(errorsOf(contract.OrderStatusWire, shown.body)).toEqual([]);
  });

  it('validates promo codes, and applies the stated discount', async () => {
    const world = aWorld();
    const items = [{ id: 'robe-wax', variation: 'robe-bleu-m', quantity: 2 }];
    const held = await answer(world, 'POST', '/api/promocodes/validate', { code: ' bienvenue ', items });
    expect(errorsOf(contract.PromoAnswerWire, held.body)).toEqual([]);
    const refused = await answer(world, 'POST', '/api/promocodes/validate', { code: 'AUTRE', items });
    expect(refused).toEqual({ status: 200, body: aPromoRefusal() });
    const order = anOrderRequest({ items, promoCode: 'bienvenue' });
    await answer(world, 'POST', '/api/orders', order);
    expect(held.body).toMatchObject({ isValid: true, data: { appliedDiscount: world.orders[0]?.discount } });
  });

  it('gives links to orders paid online, and their products back', async () => {
    const world = aWorld();
    const items = [{ id: 'robe-wax', variation: 'robe-bleu-m', quantity: 2 }];
    const placed = await answer(
      world,
      'POST',
      '/api/orders',
      anOrderRequest({ items, paymentMethod: 'paytech' }),
    );
    const ref = world.orders[0]?.ref ?? '';
    expect(placed.body).toMatchObject({ data: { ref, paymentUrl: paymentUrlOf(ref) } });
    const link = await answer(world, 'POST', `/api/orders/${ref}/payment`);
    expect(errorsOf(contract.PaymentLinkWire, link.body)).toEqual([]);
    const restored = await answer(world, 'POST', `/api/orders/${ref}/cart`);
    expect(errorsOf(contract.CartRestoredWire, restored.body)).toEqual([]);
    expect(world.cart.map(({ productId, quantity }) => [productId, quantity])).toEqual([['robe-wax', 2]]);
    const shown = await answer(world, 'GET', `/api/orders-status/${ref}`);
    expect(errorsOf(contract.OrderStatusWire, shown.body)).toEqual([]);
    expect((await answer(world, 'POST', `/api/orders/${ref}/payment`)).status).toBe(409);
  });

  it('signs in by a code, shows and changes the profile, lists the orders, and signs out', async () => {
    const world = aWorld();
    const login = '+221771234567';
    await sentCode(world, 'login', { login });
    await sentCode(world, 'resend-otp', { login });
    const signedIn = await answer(world, 'POST', '/api/auth/verify-otp', { login, otp: pretendedOtp });
    expect(errorsOf(contract.SignedInWire, signedIn.body)).toEqual([]);
    const { token } = signedIn.body as contract.SignedInWire;
    await answer(world, 'POST', '/api/orders', anOrderRequest());
    const orders = await answer(world, 'GET', '/api/orders', undefined, token);
    expect(errorsOf(Type.Array(contract.OrderSummaryWire, { minItems: 1 }), orders.body)).toEqual([]);
    await sentCode(world, 'update-profile', { ...aCustomer(), name: 'Awa Fall' }, token);
    const code = { otp: pretendedOtp };
    const changed = await answer(world, 'POST', '/api/auth/confirm-update-profile', code, token);
    expect(errorsOf(contract.CustomerWire, changed.body)).toEqual([]);
    const profile = await answer(world, 'GET', '/api/auth/profile', undefined, token);
    expect(profile.body).toEqual({ ...aCustomer(), name: 'Awa Fall' });
    const out = await answer(world, 'POST', '/api/auth/logout', undefined, token);
    expect(errorsOf(contract.MessageWire, out.body)).toEqual([]);
    expect((await answer(world, 'GET', '/api/auth/profile', undefined, token)).status).toBe(401);
  });

  it('makes an account by a code', async () => {
    const world = aWorld({ customers: [] });
    const { phone, ...rest } = aCustomer({ email: null });
    await sentCode(world, 'register', { ...rest, phone });
    const wrong = await answer(world, 'POST', '/api/auth/verify-otp', { login: phone, otp: '000000' });
    expect(wrong.status).toBe(422);
    expect(errorsOf(contract.ErrorWire, wrong.body)).toEqual([]);
    const right = await answer(world, 'POST', '/api/auth/verify-otp', { login: phone, otp: pretendedOtp });
    expect(right.body).toMatchObject({ user: { ...rest, phone } });
  });

  it('refuses in the shape of every failure', async () => {
    const refused = await answer(aWorld(), 'POST', '/api/cart/add', { ...line, quantity: 99 });
    expect(refused).toEqual({ status: 422, body: { message: 'Seulement 3 article(s) disponible(s)' } });
    expect(errorsOf(contract.ErrorWire, refused.body)).toEqual([]);
  });

  it('writes its own order requests as the contract says', () => {
    expect(errorsOf(contract.OrderRequestWire, anOrderRequest())).toEqual([]);
  });
});
