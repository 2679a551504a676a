import { parseXml, textsOf } from '@teranga/testing/parseDocument';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertCategories } from '../../modules/catalogue/writeCategories.ts';
import { upsertCollections } from '../../modules/catalogue/writeCollections.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { nothingInline, type RenderRequest } from '@teranga/core/pages/render';
import { testApp } from '../../testing/testApp.ts';

/** A design with a home, a list, an about page, and legal pages that are marked noindex. */
const statuses: Record<string, number> = {
  '/': 200,
  '/products': 200,
  '/about': 200,
  '/size-guide': 200,
  '/privacy-policy': 200,
};
const render = async ({ url }: RenderRequest) => ({
  status: statuses[url] ?? 404,
  html: 'une page',
  inline: nothingInline,
  noindex: url === '/privacy-policy',
  isPrivate: false,
});
const { db, inject } = await testApp({
  renderer: { build: 'x', designs: ['default'], isPrivate: () => false, render },
});

const addresses = (xml: string) => textsOf(parseXml(xml), ':is(url, sitemap) > loc');

beforeAll(async () => {
  await db.withStore('a', async (tx) => {
    await upsertCategories(tx, [
      { id: 'robes', name: 'Robes & boubous', image: null },
      { id: 'vide', name: 'Vide', image: null },
    ]);
    await upsertCollections(tx, [
      { id: 'tabaski', name: 'Tabaski', slug: 'tabaski', description: '', image: null },
    ]);
    const gallery = [{ name: 'robe.jpg', alt: '' }];
    await upsertProducts(tx, [aProduct({ id: 'robe-wax', categoryId: 'robes', gallery })], new Date());
  });
});

describe('GET /sitemap.xml', () => {
  it('lists the indexable pages that exist, the non-empty lists, and every product', async () => {
    const { payload, headers } = await inject('a', '/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(addresses(payload)).toEqual([
      'http://a.localhost:3000/',
      'http://a.localhost:3000/products',
      'http://a.localhost:3000/about',
      'http://a.localhost:3000/products?category=Robes+%26+boubous',
      'http://a.localhost:3000/theme/tabaski',
      'http://a.localhost:3000/products/robe-wax',
    ]);
    const images = [...parseXml(payload).getElementsByTagName('image:loc')];
    expect(images.map(({ textContent }) => textContent)).toEqual(['http://a.localhost:3000/cdn/robe.jpg']);
  });

  it('names the size guide once the store has one to show', async () => {
    await db.withStore('a', (tx) =>
      tx.query(
        `update stores set content = jsonb_build_object('sizeGuide', '{"showSizeGuide": true}'::jsonb)`,
      ),
    );
    expect(addresses((await inject('a', '/sitemap.xml')).payload)).toContain(
      'http://a.localhost:3000/size-guide',
    );
  });

  it('lists nothing of another store', async () => {
    const { payload } = await inject('b', '/sitemap.xml');
    expect(addresses(payload)).toEqual(
      ['/', '/products', '/about'].map((path) => `http://b.localhost:3000${path}`),
    );
  });

  it.each(['0', '2', '-1', '1e3', 'x', '99999999999999999999'])('has no part %s', async (part) => {
    expect((await inject('a', `/sitemap.xml?part=${part}`)).statusCode).toBe(404);
  });
});

it("GET /robots.txt gives the sitemap's address, and disallows no page of the store", async () => {
  const { payload, headers } = await inject('a', '/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(payload.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /csrf-token',
    'Disallow: /dev/',
    'Disallow: /gestion',
    '',
    'Sitemap: http://a.localhost:3000/sitemap.xml',
    '',
  ]);
});
