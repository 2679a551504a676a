import type { Tx } from '../../../platform/db/database.ts';
import { storeIfPossible } from '../../../platform/db/storeIfPossible.ts';
import { repriceDue } from '../repriceDue.ts';
import { refreshFacetBitmaps } from './refreshFacetBitmaps.ts';

interface DueRow {
  has_due_prices: boolean;
  has_stale_chunks: boolean;
}

/**
 * Updates listed prices and the bitmaps of lists and counts before a list is read. When the disk is
 * full, lists are read as they are.
 */
export async function updateLists(tx: Tx, now: Date): Promise<void> {
  const { rows } = await tx.query<DueRow>(
    `select exists (select from products where listed_until <= $1) as has_due_prices,
       exists (select from stale_chunks) as has_stale_chunks`,
    [now],
  );
  const [due] = rows;
  if (!due?.has_due_prices && !due?.has_stale_chunks) return;
  await storeIfPossible(tx, async () => {
    if (due.has_due_prices) await repriceDue(tx, now);
    await refreshFacetBitmaps(tx);
  });
}
