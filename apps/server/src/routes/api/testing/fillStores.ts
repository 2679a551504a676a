import { aProduct } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertCategories } from '../../../modules/catalogue/writeCategories.ts';
import { upsertCollections } from '../../../modules/catalogue/writeCollections.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import type { Database } from '../../../platform/db/database.ts';
import { upsertServices } from '../../../modules/services/writeServices.ts';
import { writeTestTerms } from '../../../modules/stores/testing/aStoreContent.ts';

/**
 * Gives store `a` categories, collections, products and services, and store `b` one of each, with
 * conspicuous names.
 */
export async function fillStores(db: Database): Promise<void> {
  const now = new Date();
  await db.withStore('a', async (tx) => {
    await writeTestTerms(tx);
    await upsertCategories(tx, [
      { id: 'robes', name: 'Robes', image: 'robes.webp', position: 2 },
      { id: 'sacs', name: 'Sacs', position: 1 },
      { id: 'bijoux', name: 'Bijoux', isPopular: true, position: 3 },
      { id: 'vide', name: 'Vide', isPopular: true, position: 0 },
    ]);
    await upsertCollections(tx, [
      { id: 'mariage', name: 'Mariage', slug: 'mariage', position: 2 },
      { id: 'tabaski', name: 'Tabaski', slug: 'tabaski-2026', description: 'Pour la fête', position: 1 },
    ]);
    const robes = Array.from({ length: 10 }, (_, number) =>
      aProduct({
        id: `robe-${number}`,
        categoryId: 'robes',
        tags: ['Été'],
        sold: number,
        collectionIds: ['mariage'],
        brand: 'Awa',
      }),
    );
    await upsertProducts(
      tx,
      [
        ...robes,
        aProduct({
          id: 'sac',
          categoryId: 'sacs',
          tags: ['Été', 'Cuir'],
          collectionIds: ['tabaski'],
          brand: 'Élan',
        }),
        aProduct({ id: 'bague', categoryId: 'bijoux', brand: 'Zed', quantity: 0 }),
        aProduct({ id: 'collier', categoryId: 'bijoux' }),
      ],
      now,
    );
    await upsertServices(tx, [
      {
        id: 'visa',
        name: 'Visa',
        description: 'Tous pays',
        picture: 'visa.webp',
        pictureColor: '#112233',
        isAvailable: true,
        category: { id: 'papiers', name: 'Papiers' },
      },
      {
        id: 'vol',
        name: 'Billet d’avion',
        description: '',
        picture: null,
        isAvailable: false,
        category: { id: 'voyage', name: 'Voyage' },
      },
      { id: 'conseil', name: 'Conseil', description: '', picture: null, isAvailable: true, category: null },
    ]);
  });
  await db.withStore('b', async (tx) => {
    await upsertCategories(tx, [{ id: 'secret', name: 'Secret', isPopular: true }]);
    await upsertCollections(tx, [{ id: 'secret', name: 'Secret', slug: 'secret' }]);
    await upsertProducts(
      tx,
      [
        aProduct({
          id: 'secret',
          name: 'Secret',
          categoryId: 'secret',
          brand: 'Secret',
          tags: ['Secret'],
          collectionIds: ['secret'],
          sold: 999,
        }),
      ],
      now,
    );
    await upsertServices(tx, [
      {
        id: 'secret',
        name: 'Secret',
        description: '',
        picture: null,
        isAvailable: true,
        category: { id: 'secret', name: 'Secret' },
      },
    ]);
  });
}
