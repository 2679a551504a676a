import { parseXml, textsOf } from '@teranga/testing/parseDocument';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';

const { db, inject } = await testApp();

const addresses = (xml: string) => textsOf(parseXml(xml), ':is(url, sitemap) > loc');

it('GET /sitemap.xml is in parts, under an index, once the products are more than one may hold', async () => {
  await db.withStore('b', async (tx) => {
    await tx.query('set local statement_timeout = 0');
    await tx.query(
      `insert into products (id, sku, name, base_price, listed_price, listed_base, quantity, added_at)
       select 'p-' || lpad(n::text, 6, '0'), 's' || n, 'Produit', 100, 100, 100, 1, now() from generate_series(1, 45001) n`,
    );
  });
  const index = await inject('b', '/sitemap.xml');
  expect(addresses(index.payload)).toEqual(
    [1, 2].map((part) => `http://b.localhost:3000/sitemap.xml?part=${part}`),
  );
  const counts = await Promise.all(
    [1, 2].map(async (part) => addresses((await inject('b', `/sitemap.xml?part=${part}`)).payload).length),
  );
  expect(counts).toEqual([45_000, 1]);
});
