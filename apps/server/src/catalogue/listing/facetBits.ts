import type { Tx } from '../../db/database.ts';

/** Brings the bits that lists and counts are read from up to date with what has been written. */
export async function refreshFacetBits(tx: Tx): Promise<void> {
  await tx.query('select refresh_facet_bits()');
}
