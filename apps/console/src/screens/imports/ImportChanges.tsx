import type { ImportChangePageWire } from '@teranga/contract/admin';
import { importsApi } from '../../api/importsApi.ts';
import { Badge } from '../../parts/Badge.tsx';
import { DataTable, type Column } from '../../parts/DataTable.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import styles from './imports.module.css';

type Change = ImportChangePageWire['items'][number];

/** What stands for a field that was not there. */
const nothing = '—';

const kinds = {
  new: { tone: 'good', label: 'Nouveau' },
  changed: { tone: 'moving', label: 'Modifié' },
  unpublished: { tone: 'waiting', label: 'Retiré de la vente' },
} as const;

const columns: Column<Change>[] = [
  { title: 'Article', at: 'title', cell: ({ name }) => name },
  {
    title: 'Effet',
    at: 'end',
    cell: ({ kind }) => <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>,
  },
  {
    title: 'Changements',
    at: 'line',
    cell: ({ fields }) => (
      <span className={styles.changes}>
        {fields.map(({ field, before, after }) => (
          <span key={field}>
            {field} : {before !== nothing && <s>{before}</s>} {after}
          </span>
        ))}
      </span>
    ),
  },
];

/** Product by product, what an import would change. */
export function ImportChanges({ id }: { id: string }) {
  const list = importsApi.useImportChangesInfiniteQuery(id);
  return (
    <PagedList list={list} empty={<Notice tone="empty" title="Rien ne change" />}>
      {(items) => (
        <DataTable
          caption="Changements par article"
          columns={columns}
          rows={items}
          keyOf={(change) => change.id}
        />
      )}
    </PagedList>
  );
}
