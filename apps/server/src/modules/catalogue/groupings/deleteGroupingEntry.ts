import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import type { Actor } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { lockVersioned, writeVersions } from '../versions/productVersions.ts';
import type { Grouping } from './grouping.ts';
import { lockGrouping, readEntry, refuseChangedEntry, unknownEntry } from './groupingRows.ts';

async function refuseUsedCategory(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*) as count from products where category_id = $1',
    [id],
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0)
    throw new HttpError(
      409,
      `Le rayon « ${id} » a encore ${count} article${count > 1 ? 's' : ''} : donnez-leur d’abord un autre rayon.`,
    );
}

/**
 * Deletes an entry. A category must be empty; a collection leaves its products, which get a
 * version.
 */
export async function deleteGroupingEntry(
  tx: Tx,
  grouping: Grouping,
  actor: Actor,
  { id, version = null }: { id: string; /** The version that was seen. */ version?: number | null },
): Promise<void> {
  await lockGrouping(tx, grouping);
  const before = await readEntry(tx, grouping, id);
  if (!before) throw unknownEntry(grouping, id);
  await refuseChangedEntry(tx, grouping, before, version);
  if (grouping.table === 'categories') await refuseUsedCategory(tx, id);
  const products =
    grouping.table === 'collections'
      ? (
          await tx.query<{ id: string }>(
            'select product_id as id from product_collections where collection_id = $1',
            [id],
          )
        ).rows.map((row) => row.id)
      : [];
  await lockVersioned(tx, products);
  if (grouping.table === 'collections')
    await tx.query('delete from product_collections where collection_id = $1', [id]);
  await tx.query(`delete from ${grouping.table} where id = $1`, [id]);
  await writeVersions(tx, products, actor, `Collection « ${id} » supprimée`);
  await writeAudit(tx, actor, {
    action: `${grouping.subject}.delete`,
    subject: { kind: grouping.subject, id },
    before,
  });
}
