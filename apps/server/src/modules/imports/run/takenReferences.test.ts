import { expect, it } from 'vitest';
import { aProduct } from '../../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../catalogue/writeProducts.ts';
import { anImporter, now } from '../testing/anImporter.ts';

const { db, newStore, tryText } = await anImporter();
const shopify = { source: 'shopify' } as const;
const diagnosticsOf = async (...words: Parameters<typeof tryText>) => (await tryText(...words)).diagnostics;

async function aStore() {
  const store = await newStore();
  const dress = aProduct({ id: 'robe', sku: 'ROBE', name: 'Robe' });
  await db.withStore(store, (tx) => upsertProducts(tx, [dress], now));
  return store;
}

it('References that are made of options need no confirmation', async () => {
  const rows = ['robe', 'jupe'].flatMap((handle) =>
    ['S', 'M'].map((size) => `${handle},${handle},Taille,${size},,5000\n`),
  );
  const head = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n';
  expect(await diagnosticsOf(await aStore(), head + rows.join(''), shopify)).toEqual([]);
});

it('A reference of another product needs a confirmation', async () => {
  const store = await aStore();
  const twice =
    'Handle,Title,Variant SKU,Variant Price\nsac,Sac,ROBE,9000\nbol,Bol,B-1,900\npot,Pot,B-1,900\n';
  expect(await diagnosticsOf(store, twice, shopify)).toEqual([
    '2 la référence « ROBE » est déjà celle de l’article « Robe ».',
    expect.stringMatching(
      /^[34] la référence « B-1 » est déjà celle d’un autre article du fichier\.$/,
    ) as string,
  ]);
});
