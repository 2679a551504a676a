import type { CartAddWire, CartRemoveWire, CartUpdateWire, OrderRequestWire } from '@teranga/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { authHandlers } from './authHandlers.ts';
import { facetsOf } from './facetsOf.ts';
import { aCart, aCartLine } from './carts.ts';
import { anOrder, anOrderPlaced } from './orders.ts';
import { paymentHandlers, paymentUrlOf, promoDiscount, subtotalOf } from './payments.ts';
import { summary } from './summary.ts';
import { serviceHandlers } from './serviceHandlers.ts';
import { wishlistHandlers } from './wishlistHandlers.ts';
import type { World } from './world.ts';

const notFound = (message: string) => HttpResponse.json({ message }, { status: 404 });
const unprocessable = (message: string) => HttpResponse.json({ message }, { status: 422 });

function page(products: object[]) {
  return { data: products.map(summary), current_page: 1, last_page: 1, total: products.length };
}

function productHandlers(world: World): HttpHandler[] {
  const summaries = () => HttpResponse.json(world.products.map(summary));
  return [
    http.get('*/api/products', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const category = query.get('category');
      const search = query.get('search')?.toLowerCase() ?? '';
      const searched = world.products.filter(({ name }) => name.toLowerCase().includes(search));
      const found = searched.filter((product) => category === null || product.category === category);
      const facets = query.get('facets') === 'true' ? { facets: facetsOf(searched, found) } : {};
      return HttpResponse.json({ ...page(found), ...facets });
    }),
    http.get('*/api/products/new', summaries),
    http.get('*/api/products/best-sales', summaries),
    http.get('*/api/products/search', () => HttpResponse.json(page(world.products))),
    http.get('*/api/products/:id', ({ params }) => {
      const product = world.products.find(({ id }) => id === params['id']);
      return product ? HttpResponse.json(product) : notFound('Produit introuvable.');
    }),
    http.get('*/api/products/:id/related', ({ params }) =>
      HttpResponse.json(world.products.filter(({ id }) => id !== params['id']).map(summary)),
    ),
  ];
}

function listHandlers(world: World): HttpHandler[] {
  const lists: Record<string, () => object> = {
    '/store': () => world.store,
    '/store/legal': () => world.legalTexts,
    '/categories': () => world.categories,
    '/categories/popular': () => world.categories,
    '/categories/randoms': () => world.sections,
    '/categories/brands': () => world.brands,
    '/categories/all-tags': () => world.tags,
    '/categories/popular-tags': () => world.tags,
    '/collections': () => world.collections,
    '/collections/top': () => world.collections,
    '/collections/best': () => world.collections,
    '/collections/themes': () => world.collections,
    '/services': () => world.services,
    '/services/available': () => world.services.filter(({ isAvailable }) => isAvailable),
    '/exchange-rates': () => world.rates,
  };
  const theme = http.get('*/api/collections/themes/:slug', ({ params }) => {
    const found = world.collections.find(({ slug }) => slug === params['slug']);
    if (!found) return notFound('Collection introuvable.');
    return HttpResponse.json({ theme: found, products: page(world.products) });
  });
  const answers = Object.entries(lists).map(([path, answer]) =>
    http.get(`*/api${path}`, () => HttpResponse.json(answer())),
  );
  return [...answers, theme];
}

function sameLine(line: CartRemoveWire, other: CartRemoveWire): boolean {
  return line.productId === other.productId && (line.variationId ?? null) === (other.variationId ?? null);
}

function setQuantity(world: World, change: CartUpdateWire, position = world.cart.length) {
  const product = world.products.find(({ id }) => id === change.productId);
  if (!product) return notFound('Produit introuvable.');
  const variationId = change.variationId ?? null;
  const line = aCartLine({ variationId, quantity: change.quantity }, product);
  if (line.quantity > line.item.quantity) {
    const { quantity: left } = line.item;
    return unprocessable(left < 1 ? 'En rupture' : `Seulement ${left} article(s) disponible(s)`);
  }
  const index = world.cart.findIndex((each) => sameLine(each, change));
  if (index < 0) world.cart.splice(position, 0, line);
  else world.cart[index] = line;
  return HttpResponse.json(aCart(world.cart, world.withdrawn));
}

function cartHandlers(world: World): HttpHandler[] {
  return [
    http.get('*/api/cart', () => HttpResponse.json(aCart(world.cart, world.withdrawn))),
    http.post<never, CartAddWire>('*/api/cart/add', async ({ request }) => {
      const added = await request.json();
      const inCart = world.cart.find((line) => sameLine(line, added))?.quantity ?? 0;
      return setQuantity(world, { ...added, quantity: inCart + added.quantity }, added.position);
    }),
    http.post<never, CartUpdateWire>('*/api/cart/update', async ({ request }) =>
      setQuantity(world, await request.json()),
    ),
    http.post<never, CartRemoveWire>('*/api/cart/remove', async ({ request }) => {
      const removed = await request.json();
      world.cart = world.cart.filter((line) => !sameLine(line, removed));
      return HttpResponse.json(aCart(world.cart, world.withdrawn));
    }),
  ];
}

const waitingPayment = {
  status: 'WAITING',
  canPay: true,
  expiresAt: '2026-11-02T11:30:00.000Z',
} as const;

/** The sums of an order, as this store charges it. */
function sumsOf(world: World, { items, deliveryZone, promoCode }: OrderRequestWire) {
  const { zones } = world.store.marketplaceInfo.deliveryInfo;
  const zone = zones.find(({ id, name }) => id === deliveryZone || name === deliveryZone);
  const promo = promoCode ? world.promos[promoCode.trim().toUpperCase()] : undefined;
  const subtotal = subtotalOf(world, items);
  const discount = promo ? promoDiscount(promo, subtotal) : 0;
  const deliveryCharge = zone?.price ?? 0;
  return { subtotal, discount, deliveryCharge, total: subtotal - discount + deliveryCharge };
}

function placeOrder(world: World, order: OrderRequestWire, key: string | null) {
  const isOnline = order.paymentMethod === 'paytech';
  const placed = (ref: string, total: number) => {
    const paymentUrl = isOnline && !world.isPaymentDown ? paymentUrlOf(ref) : null;
    const answer = anOrderPlaced({ ref, paymentUrl, total });
    const message =
      "Votre commande est créée, mais le lien de paiement n'a pu être généré. Contactez le support.";
    return HttpResponse.json(isOnline && paymentUrl === null ? { ...answer, message } : answer);
  };
  const sums = sumsOf(world, order);
  const earlierRef = key === null ? undefined : world.placed.get(key);
  if (earlierRef !== undefined) return placed(earlierRef, sums.total);
  const ref = `TRG-0000-0000-000${world.orders.length + 1}`;
  const { firstName, lastName, address, city, paymentMethod } = order;
  world.orders.push(
    anOrder({
      ...sums,
      ref,
      paymentMethod,
      client: { firstName, lastName, address: address ?? '', city: city ?? '' },
      ...(isOnline && { payment: { ...waitingPayment } }),
    }),
  );
  world.requests.set(ref, order);
  if (key !== null) world.placed.set(key, ref);
  if (!order.buyNow) world.cart = [];
  return placed(ref, sums.total);
}

function orderHandlers(world: World): HttpHandler[] {
  return [
    http.post<never, OrderRequestWire>('*/api/orders', async ({ request }) =>
      placeOrder(world, await request.json(), request.headers.get('Idempotency-Key')),
    ),
    http.get('*/api/orders/attempt', ({ request }) => {
      const ref = world.placed.get(request.headers.get('Idempotency-Key') ?? '');
      const { paymentMethod } = (ref !== undefined && world.requests.get(ref)) || {};
      return HttpResponse.json({ order: paymentMethod ? { ref, paymentMethod } : null });
    }),
    http.get('*/api/orders-status/:ref', ({ params }) => {
      const order = world.orders.find(({ ref }) => ref === params['ref']);
      return order ? HttpResponse.json(order) : notFound('Commande introuvable.');
    }),
  ];
}

/**
 * Answers every call of the contract from a world. Mutations need the world's CSRF token; a stale
 * one gets 419.
 */
export function handlersFor(world: World): HttpHandler[] {
  return [
    http.get('*/csrf-token', () => HttpResponse.json({ csrfToken: world.csrfToken })),
    // Returns nothing, so that the next handler answers.
    http.all('*', ({ request }) => {
      world.log.push(`${request.method} ${new URL(request.url).pathname}`);
      const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
      if (!isChange || request.headers.get('X-CSRF-TOKEN') === world.csrfToken) return undefined;
      return HttpResponse.json({ message: 'Votre session a expiré.' }, { status: 419 });
    }),
    ...productHandlers(world),
    ...listHandlers(world),
    ...cartHandlers(world),
    ...authHandlers(world),
    ...serviceHandlers(world),
    ...wishlistHandlers(world),
    ...orderHandlers(world),
    ...paymentHandlers(world),
  ];
}
