import type { OrderRequestWire, PaymentLinkWire, PromoAnswerWire, PromoCheckWire } from '@teranga/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { aCart, aCartLine } from './carts.ts';
import type { PromoCode, World } from './world.ts';

/** Where the pretended provider is paid. */
export const paymentUrlOf = (ref: string): string => `https://paiement.test/payment/checkout/${ref}`;

/** The discount of a code on a subtotal. */
export function promoDiscount({ isPercentage, amount }: PromoCode, subtotal: number): number {
  return isPercentage ? Math.round((subtotal * amount) / 100) : Math.min(amount, subtotal);
}

/** The answer for a code that holds. */
export function aPromoAnswer(overrides: Partial<NonNullable<PromoAnswerWire['data']>> = {}): PromoAnswerWire {
  const data = { code: 'BIENVENUE', appliedDiscount: 2_500, eligibleItems: [], ...overrides };
  return { success: true, isValid: true, message: { fr: 'Code promo appliqué.' }, data };
}

/** The answer for a code that does not. */
export const aPromoRefusal = (fr = 'Code promo invalide ou expiré.'): PromoAnswerWire => ({
  success: true,
  isValid: false,
  message: { fr },
  data: null,
});

type Item = OrderRequestWire['items'][number];

function pricedItem(world: World, { id, variation, quantity }: Item) {
  const product = world.products.find((each) => each.id === id);
  const sold = product?.variations.find(({ sku }) => sku === variation) ?? product;
  return { id, variation: variation ?? null, quantity, price: sold?.sellingPrice ?? 0 };
}

/** The subtotal of some items. */
export function subtotalOf(world: World, items: readonly Item[]): number {
  return items
    .map((item) => pricedItem(world, item))
    .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

function checkPromo(world: World, { code, items }: PromoCheckWire): PromoAnswerWire {
  const promoCode = code.trim().toUpperCase();
  const promo = world.promos[promoCode];
  const subtotal = subtotalOf(world, items);
  if (!promo) return aPromoRefusal();
  if (subtotal < promo.minimum)
    return aPromoRefusal(`Ce code s’applique à partir de ${promo.minimum} FCFA d’achats.`);
  return aPromoAnswer({
    code: promoCode,
    appliedDiscount: promoDiscount(promo, subtotal),
    eligibleItems: items.map((item) => pricedItem(world, item)),
  });
}

const refuse = (status: number, message: string) => HttpResponse.json({ message }, { status });
const unknownOrder = () => refuse(404, 'Commande introuvable.');
const orderOf = (world: World, ref: unknown) => world.orders.find((order) => order.ref === ref);

function linkTo(world: World, ref: unknown) {
  const order = orderOf(world, ref);
  if (!order) return unknownOrder();
  if (order.payment?.canPay !== true) return refuse(409, 'Cette commande ne peut plus être payée en ligne.');
  if (world.isPaymentDown)
    return refuse(503, 'Le lien de paiement n’a pu être généré. Veuillez réessayer dans un instant.');
  const link: PaymentLinkWire = {
    success: true,
    data: { ref: order.ref, paymentUrl: paymentUrlOf(order.ref) },
  };
  return HttpResponse.json(link);
}

/** Cancels an order and puts its items back into the cart. */
function restoreCart(world: World, ref: unknown) {
  const order = orderOf(world, ref);
  const request = world.requests.get(String(ref));
  if (!order || !request) return unknownOrder();
  if (order.payment?.status === 'PAID') return refuse(409, 'Cette commande est déjà payée.');
  order.status = 'CANCELLED';
  order.payment = { status: 'FAILED', canPay: false, expiresAt: null };
  world.cart = request.items.flatMap(({ id, variation, quantity }) => {
    const product = world.products.find((each) => each.id === id);
    return product ? [aCartLine({ variationId: variation ?? null, quantity }, product)] : [];
  });
  return HttpResponse.json({ ...aCart(world.cart), message: null });
}

/** Promo codes, payment links, and carts put together again. */
export function paymentHandlers(world: World): HttpHandler[] {
  return [
    http.post<never, PromoCheckWire>('*/api/promocodes/validate', async ({ request }) =>
      HttpResponse.json(checkPromo(world, await request.json())),
    ),
    http.post('*/api/orders/:ref/payment', ({ params }) => linkTo(world, params['ref'])),
    http.post('*/api/orders/:ref/payment/check', ({ params }) => {
      const order = orderOf(world, params['ref']);
      return order ? HttpResponse.json(order) : unknownOrder();
    }),
    http.post('*/api/orders/:ref/cart', ({ params }) => restoreCart(world, params['ref'])),
  ];
}
