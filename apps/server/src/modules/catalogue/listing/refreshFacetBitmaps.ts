import type { Tx } from '../../../platform/db/database.ts';

/** Updates the bitmaps behind lists and facet counts after writes. */
export async function refreshFacetBitmaps(tx: Tx): Promise<void> {
  await tx.query('select refresh_facet_bits()');
}
