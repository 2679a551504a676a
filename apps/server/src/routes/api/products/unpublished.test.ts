import { CartWire, CategoryWire, ProductPageWire, ProductSummaryWire, WishlistWire } from '@teranga/contract';
import { Type } from 'typebox';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishProduct, unpublishProduct } from '../../../modules/catalogue/edit/editProduct.ts';
import { aContext } from '../../../modules/catalogue/edit/testing/aContext.ts';
import { aProduct } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertCategories } from '../../../modules/catalogue/writeCategories.ts';
import { upsertCollections } from '../../../modules/catalogue/writeCollections.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { writeTestTerms } from '../../../modules/stores/testing/aStoreContent.ts';
import { testApp } from '../../../testing/testApp.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';

const { db, inject, session } = await testApp();
const offSale = 'Cet article n’est plus en vente.';

const inStore = (run: typeof publishProduct) => db.withStore('a', (tx) => run(tx, 'robe', aContext()));

beforeEach(() =>
  db.withStore('a', async (tx) => {
    await writeTestTerms(tx);
    await upsertCategories(tx, [
      { id: 'robes', name: 'Robes' },
      { id: 'sacs', name: 'Sacs' },
    ]);
    await upsertCollections(tx, [{ id: 'fete', name: 'Fête', slug: 'fete' }]);
    await upsertProducts(
      tx,
      [
        aProduct({
          id: 'robe',
          name: 'Robe brodée',
          categoryId: 'robes',
          brand: 'Awa',
          tags: ['Soie'],
          collectionIds: ['fete'],
          isPublished: true,
        }),
        aProduct({ id: 'sac', name: 'Sac brodé', categoryId: 'sacs', collectionIds: ['fete'] }),
      ],
      new Date(),
    );
  }),
);

const idsAt = async (url: string) =>
  wireAnswer(ProductPageWire, await inject('a', url)).data.map(({ id }) => id);
const showcaseAt = async (url: string) =>
  wireAnswer(Type.Array(ProductSummaryWire), await inject('a', url)).map(({ id }) => id);

describe('A product that is not published', () => {
  it.each([
    '/api/products',
    '/api/products?sort=price_asc',
    '/api/products?category=Robes',
    '/api/products?collection=F%C3%AAte&brand=Awa',
    '/api/products?search=brod',
    '/api/products/search?search=brod',
  ])('is not in %s until it is republished', async (url) => {
    expect(await idsAt(url)).toContain('robe');
    await inStore(unpublishProduct);
    expect(await idsAt(url)).not.toContain('robe');
    await inStore(publishProduct);
    expect(await idsAt(url)).toContain('robe');
  });

  it.each(['/api/products/new', '/api/products/best-sales', '/api/products/sac/related'])(
    'is not in %s',
    async (url) => {
      expect(await showcaseAt(url)).toContain('robe');
      await inStore(unpublishProduct);
      expect(await showcaseAt(url)).not.toContain('robe');
    },
  );

  it('is counted by no category, brand, tag or facet', async () => {
    await inStore(unpublishProduct);
    const categories = wireAnswer(Type.Array(CategoryWire), await inject('a', '/api/categories'));
    expect(categories.map(({ name, count }) => [name, count])).toEqual([
      ['Robes', 0],
      ['Sacs', 1],
    ]);
    for (const list of ['brands', 'all-tags'])
      expect((await inject('a', `/api/categories/${list}`)).json()).toEqual([]);
    const { facets, total } = wireAnswer(ProductPageWire, await inject('a', '/api/products?facets=true'));
    expect(total).toBe(1);
    expect(facets?.categories).toEqual([{ name: 'Sacs', count: 1 }]);
  });

  it('is not in the sitemap', async () => {
    await inStore(unpublishProduct);
    expect((await inject('a', '/sitemap.xml')).payload).not.toContain('/products/robe');
  });

  it('answers 410 and still has related products', async () => {
    await inStore(unpublishProduct);
    expect(refusal(await inject('a', '/api/products/robe'), 410).message).toBe(offSale);
    expect(await showcaseAt('/api/products/robe/related')).toEqual(['sac']);
    expect(refusal(await inject('b', '/api/products/robe'), 404).message).toBe('Product not found');
    expect(refusal(await inject('a', '/api/products/inconnu'), 404).message).toBe('Product not found');
  });

  it('leaves carts and wishlists and cannot be put into one', async () => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'robe', quantity: 1 });
    await visitor.post('/api/wishlist/robe');
    await inStore(unpublishProduct);
    expect(wireAnswer(CartWire, await visitor.get('/api/cart')).items).toEqual([]);
    expect(wireAnswer(WishlistWire, await visitor.get('/api/wishlist'))).toEqual([]);
    const added = await visitor.post('/api/cart/add', { productId: 'robe', quantity: 1 });
    expect(refusal(added, 404).message).toBe('Cet article n’existe pas ou plus.');
    expect((await visitor.post('/api/wishlist/robe')).statusCode).toBe(404);
  });

  it('is named by the carts that held it, until these are ordered', async () => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'robe', quantity: 1 });
    await visitor.post('/api/cart/add', { productId: 'sac', quantity: 1 });
    await inStore(unpublishProduct);
    const withdrawn = async () => wireAnswer(CartWire, await visitor.get('/api/cart')).withdrawn;
    expect(await withdrawn()).toEqual(['Robe brodée']);
    const placed = await visitor.post(
      '/api/orders',
      anOrder({ items: [{ id: 'sac', variation: null, quantity: 1 }] }),
    );
    expect(placed.statusCode).toBe(200);
    expect(await withdrawn()).toBeUndefined();
  });

  it('cannot be ordered', async () => {
    const visitor = await session();
    await inStore(unpublishProduct);
    const answer = await visitor.post('/api/orders', anOrder());
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toBe(
      'Un article de votre panier n’est plus en vente.',
    );
  });
});
