import type { CartAddWire, CartRemoveWire, CartUpdateWire, OrderRequestWire } from '@teranga/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { aCart, aCartLine } from './carts.ts';
import { anOrder, anOrderPlaced } from './orders.ts';
import type { World } from './world.ts';

const notFound = (message: string) => HttpResponse.json({ message }, { status: 404 });
const unprocessable = (message: string) => HttpResponse.json({ message }, { status: 422 });

const summaryKeys = [
  'id',
  'sku',
  'name',
  'picture',
  'pictureColor',
  'brand',
  'category',
  'sellingPrice',
  'quantity',
  'multiPricing',
  'discount',
  'hasVariations',
];

/** A product as lists carry it. */
function summary(product: object): object {
  return Object.fromEntries(Object.entries(product).filter(([key]) => summaryKeys.includes(key)));
}

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
      const found = world.products.filter(
        (product) =>
          (category === null || product.category === category) && product.name.toLowerCase().includes(search),
      );
      return HttpResponse.json(page(found));
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
  return Object.entries(lists).map(([path, answer]) =>
    http.get(`*/api${path}`, () => HttpResponse.json(answer())),
  );
}

function sameLine(line: CartRemoveWire, other: CartRemoveWire): boolean {
  return line.productId === other.productId && (line.variationId ?? null) === (other.variationId ?? null);
}

function setQuantity(world: World, change: CartUpdateWire) {
  const product = world.products.find(({ id }) => id === change.productId);
  if (!product) return notFound('Produit introuvable.');
  const variationId = change.variationId ?? null;
  const line = aCartLine({ variationId, quantity: change.quantity }, product);
  if (line.quantity > line.item.quantity) {
    return unprocessable(`Seulement ${line.item.quantity} article(s) disponible(s)`);
  }
  const known = world.cart.findIndex((each) => sameLine(each, change));
  if (known < 0) world.cart.push(line);
  else world.cart[known] = line;
  return HttpResponse.json(aCart(world.cart));
}

function cartHandlers(world: World): HttpHandler[] {
  return [
    http.get('*/api/cart', () => HttpResponse.json(aCart(world.cart))),
    http.post<never, CartAddWire>('*/api/cart/add', async ({ request }) => {
      const added = await request.json();
      const known = world.cart.find((line) => sameLine(line, added))?.quantity ?? 0;
      return setQuantity(world, { ...added, quantity: known + added.quantity });
    }),
    http.post<never, CartUpdateWire>('*/api/cart/update', async ({ request }) =>
      setQuantity(world, await request.json()),
    ),
    http.post<never, CartRemoveWire>('*/api/cart/remove', async ({ request }) => {
      const removed = await request.json();
      world.cart = world.cart.filter((line) => !sameLine(line, removed));
      return HttpResponse.json(aCart(world.cart));
    }),
  ];
}

function placeOrder(world: World, order: OrderRequestWire, key: string | null) {
  const known = key === null ? undefined : world.placed.get(key);
  if (known !== undefined) return HttpResponse.json(anOrderPlaced({ ref: known }));
  const ref = `TRG-0000-0000-000${world.orders.length + 1}`;
  const { firstName, lastName, address, city } = order;
  world.orders.push(anOrder({ ref, client: { firstName, lastName, address, city } }));
  if (key !== null) world.placed.set(key, ref);
  if (!order.buyNow) world.cart = [];
  return HttpResponse.json(anOrderPlaced({ ref }));
}

function orderHandlers(world: World): HttpHandler[] {
  return [
    http.post<never, OrderRequestWire>('*/api/orders', async ({ request }) =>
      placeOrder(world, await request.json(), request.headers.get('Idempotency-Key')),
    ),
    http.get('*/api/orders-status/:ref', ({ params }) => {
      const order = world.orders.find(({ ref }) => ref === params['ref']);
      return order ? HttpResponse.json(order) : notFound('Commande introuvable.');
    }),
  ];
}

/** Answers every call of the contract from a world. Changes need the world's CSRF token; a stale one is answered 419. */
export function handlersFor(world: World): HttpHandler[] {
  return [
    http.get('*/csrf-token', () => HttpResponse.json({ csrfToken: world.csrfToken })),
    // Gives nothing, so that the handler below it answers.
    http.all('*', ({ request }) => {
      world.log.push(`${request.method} ${new URL(request.url).pathname}`);
      const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
      if (!isChange || request.headers.get('X-CSRF-TOKEN') === world.csrfToken) return undefined;
      return HttpResponse.json({ message: 'Votre session a expiré.' }, { status: 419 });
    }),
    ...productHandlers(world),
    ...listHandlers(world),
    ...cartHandlers(world),
    ...orderHandlers(world),
  ];
}
