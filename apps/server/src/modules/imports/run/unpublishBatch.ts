import { toNewProduct } from '../../catalogue/edit/changeProduct.ts';
import { lockVersioned } from '../../catalogue/versions/productVersions.ts';
import { upsertProducts } from '../../catalogue/writeProducts.ts';
import type { ImportOptions } from '../options.ts';
import { holdEntry, readVersions, writeChanges } from './journal.ts';
import { readStates } from './planBatch.ts';
import { withImportBatch } from './withBatch.ts';
import { importCause } from './writeBatch.ts';

/** Takes products off sale that an import does not name. */
export async function unpublishBatch(
  options: ImportOptions,
  importId: number,
  ids: readonly string[],
): Promise<void> {
  await withImportBatch(options, importId, async (tx) => {
    await holdEntry(tx, importId);
    const locked = await lockVersioned(tx, ids);
    const states = [...(await readStates(tx, locked))].filter(([, { document }]) => document.isPublished);
    const before = await readVersions(tx, locked);
    const products = states.map(([id, { document, stock }]) =>
      toNewProduct(id, { ...document, isPublished: false }, stock),
    );
    await upsertProducts(tx, products, options.now, importCause(options, importId));
    const after = await readVersions(tx, locked);
    await writeChanges(
      tx,
      importId,
      states.map(([id]) => ({
        productId: id,
        versionBefore: before.get(id) ?? null,
        versionAfter: after.get(id) ?? 1,
        stock: [],
      })),
    );
  });
}
