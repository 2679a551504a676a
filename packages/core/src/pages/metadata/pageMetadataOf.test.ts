import { anOrder, aPriceRule, aProduct, aProductWithVariations } from '@teranga/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { pageRequests } from '../requests/pageRequests.ts';
import type { PageName, PageParams } from '../table/index.ts';
import { pageStatus } from '../requests/pageStatus.ts';
import { makeTestStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { pageMetadataOf } from './pageMetadataOf.ts';
import { describePage } from './testing/describePage.ts';

const served = serveWorld();
const failingFetch = () => Promise.resolve(new Response('', { status: 500 }));

describe('Page metadata', () => {
  it('describes the store on the home', async () => {
    expect((await describePage('home')).metadata).toEqual({
      title: 'Teranga | Le marché chez vous',
      description: 'Une boutique générale, à Dakar.',
      canonical: '/',
      image: 'http://boutique.test/cdn/accueil.jpg',
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: 'Teranga',
          url: 'http://boutique.test/',
        },
      ],
    });
  });

  it('describes a product and its price', async () => {
    served.world.products = [aProduct({ multiPricing: [aPriceRule()] })];
    const { metadata } = await describePage('product', { productId: 'panier-tresse' });
    expect(metadata).toMatchObject({
      title: 'Panier tressé | Teranga',
      description: 'Tressé à la main à Thiès.',
      keywords: 'Nouveautés',
      image: 'http://boutique.test/cdn/panier.jpg',
      canonical: '/products/panier-tresse',
      structuredData: [
        {
          '@type': 'Product',
          name: 'Panier tressé',
          sku: 'PAN-1',
          brand: { name: 'Teranga' },
          offers: {
            price: 10_000,
            priceCurrency: 'XOF',
            availability: 'https://schema.org/InStock',
            url: 'http://boutique.test/products/panier-tresse',
          },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Accueil', item: 'http://boutique.test/' },
            { position: 2, name: 'Boutique', item: 'http://boutique.test/products' },
            { position: 3, name: 'Maison', item: 'http://boutique.test/products?category=Maison' },
            { position: 4, name: 'Panier tressé', item: 'http://boutique.test/products/panier-tresse' },
          ],
        },
      ],
    });
  });

  it('omits a missing description from a product’s structured data', async () => {
    served.world.products = [aProduct({ description: '' })];
    const { metadata } = await describePage('product', { productId: 'panier-tresse' });
    expect(metadata.structuredData?.[0]).not.toHaveProperty('description');
  });

  it('uses the page’s image for a product without one, since search engines require an image', async () => {
    served.world.products = [aProduct({ picture: null, gallery: [] })];
    const { metadata } = await describePage('product', { productId: 'panier-tresse' });
    expect(metadata.structuredData?.[0]).toMatchObject({ image: ['http://boutique.test/cdn/logo.png'] });
  });

  it('names the price that the page of a product with variations shows first', async () => {
    served.world.products = [aProductWithVariations({ id: 'r', quantity: 0 })];
    const { metadata } = await describePage('product', { productId: 'r' });
    expect(metadata.structuredData?.[0]).toMatchObject({
      offers: { price: 22_000, availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('contains the beginning of a long description, cut at a word', async () => {
    served.world.products = [aProduct({ description: `<p>${'mot '.repeat(100)}</p>` })];
    const { metadata } = await describePage('product', { productId: 'panier-tresse' });
    expect(metadata.description.length).toBe(156);
    expect(metadata.description.slice(-5)).toBe(' mot…');
  });

  it.each([
    ['', 'Boutique | Teranga', '/products', undefined],
    ['category=Mode&sort=price_asc&price_max=10000', 'Mode | Teranga', '/products?category=Mode', undefined],
    ['category=Mode&page=2', 'Mode – page 2 | Teranga', '/products?category=Mode&page=2', undefined],
    ['search=robe', 'Résultats pour « robe » | Teranga', '/products', true],
    ['category=Nulle', 'Nulle | Teranga', '/products?category=Nulle', true],
  ])('describes the list at «%s»', async (address, title, canonical, noindex) => {
    const { metadata } = await describePage('products', {}, address);
    expect(metadata.title).toEqual(title);
    expect(metadata.canonical).toEqual(canonical);
    expect(metadata.noindex).toEqual(noindex);
  });

  it('excludes a list beyond its last page from search engines', async () => {
    const empty = { data: [], current_page: 99, last_page: 3, total: 60 };
    served.server.use(http.get('*/api/products', () => HttpResponse.json(empty)));
    expect((await describePage('products', {}, 'page=99')).metadata).toMatchObject({
      canonical: '/products?page=99',
      noindex: true,
    });
  });

  it.each([
    ['', 'Connexion | Teranga'],
    ['mode=register', 'Créer un compte | Teranga'],
  ])('titles sign-in at «%s» after its form and excludes it from search engines', async (address, title) => {
    expect((await describePage('auth', {}, address)).metadata).toMatchObject({ title, noindex: true });
  });

  it.each<[PageName, string]>([
    ['cart', 'Votre Panier | Teranga'],
    ['checkout', 'Paiement | Teranga'],
    ['orderConfirmation', 'Commande enregistrée | Teranga'],
    ['paymentSuccess', 'Paiement de la commande | Teranga'],
    ['paymentCancel', 'Paiement de la commande | Teranga'],
    ['orderTracking', 'Suivi de commande | Teranga'],
    ['notFound', 'Page introuvable | Teranga'],
    ['error', 'Une erreur est survenue | Teranga'],
  ])('excludes %s from search engines', async (page, title) => {
    expect((await describePage(page)).metadata).toMatchObject({ title, noindex: true });
  });
});

describe('The status of a page', () => {
  it.each<[PageName, PageParams, number]>([
    ['home', {}, 200],
    ['product', { productId: 'panier-tresse' }, 200],
    ['product', { productId: 'inconnu' }, 404],
    ['orderTracking', { orderRef: 'inconnu' }, 404],
    ['quote', {}, 200],
    ['quote', { serviceId: 'vol-paris' }, 200],
    ['quote', { serviceId: 'inconnu' }, 404],
    ['notFound', {}, 404],
    ['cart', {}, 200],
  ])('of %s %j is %d', async (page, params, status) => {
    expect((await describePage(page, params)).status).toBe(status);
  });

  it.each([
    ['product', { productId: 'panier-tresse' }],
    ['service', { serviceId: 'visas' }],
    ['quote', { serviceId: 'visas' }],
    ['collection', { slug: 'tabaski' }],
  ] as const)('is 503 while the back end fails, and calls no %s missing', async (page, params) => {
    const store = makeTestStore({ fetch: failingFetch });
    const query = new URLSearchParams();
    await Promise.all(pageRequests(page, params, query, []).map((request) => store.dispatch(request)));
    expect(pageStatus(store.getState(), page, params, query)).toBe(503);
    const { title, noindex } = pageMetadataOf(store.getState(), page, params, query);
    expect(title).toBe('Teranga');
    expect(noindex).toBe(true);
  });

  it('excludes an unknown product from search engines', async () => {
    expect((await describePage('product', { productId: 'inconnu' })).metadata).toMatchObject({
      title: 'Produit introuvable | Teranga',
      noindex: true,
    });
  });

  it('is 410 for a product that is no longer on sale, which is not indexed', async () => {
    served.server.use(
      http.get('*/api/products/:id', () => HttpResponse.json({ message: 'Retiré' }, { status: 410 })),
    );
    const { metadata, status } = await describePage('product', { productId: 'panier-tresse' });
    expect(status).toBe(410);
    expect(metadata).toMatchObject({ title: 'Produit introuvable | Teranga', noindex: true });
  });

  it.each<[PageParams, string]>([
    [{ serviceId: 'inconnu' }, ''],
    [{ serviceId: '' }, 'serviceId=inconnu'],
  ])('excludes a quote for an unknown service, at %j ?%s', async (params, address) => {
    const { metadata, status } = await describePage('quote', params, address);
    expect(status).toBe(404);
    expect(metadata).toMatchObject({ title: 'Service non trouvé | Teranga', noindex: true });
    expect(metadata).not.toHaveProperty('canonical');
  });

  it('excludes the wishlist from search engines', async () => {
    const { metadata } = await describePage('wishlist');
    expect(metadata.title).toBe('Liste de souhaits | Teranga');
    expect(metadata.noindex).toBe(true);
  });
});

const paymentTitleOf = async (page: PageName) =>
  (await describePage(page, { orderRef: 'R-1' })).metadata.title;
/** The order as the server has it. */
const isOrder = (status: 'WAITING' | 'PAID', orderStatus: string) => {
  const payment = { status, canPay: false, expiresAt: null };
  served.world.orders = [anOrder({ ref: 'R-1', status: orderStatus, payment })];
};

describe('The title of a payment’s page', () => {
  it.each(['paymentSuccess', 'paymentCancel'] as const)(
    'the title of %s says that the payment is confirmed',
    async (page) => {
      isOrder('PAID', 'VALIDATED');
      expect(await paymentTitleOf(page)).toBe('Paiement confirmé | Teranga');
    },
  );

  it('does not say so before the confirmation', async () => {
    isOrder('WAITING', 'WAITING_FOR_VALIDATION');
    expect(await paymentTitleOf('paymentSuccess')).toBe('Paiement de la commande | Teranga');
  });

  it('does not say so for a payment whose order was cancelled', async () => {
    isOrder('PAID', 'CANCELLED');
    expect(await paymentTitleOf('paymentSuccess')).toBe('Paiement de la commande | Teranga');
  });
});
