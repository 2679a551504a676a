import type { ImportWire } from '@teranga/contract/admin';
import { importsApi } from '../../api/importsApi.ts';
import { formatWhen } from '../../lib/format.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { DataTable, RowLink, type Column } from '../../parts/DataTable.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { FileDrop } from './FileDrop.tsx';
import { importBadge, sourceWords } from './importWords.ts';
import { Steps } from './Steps.tsx';

const columns: Column<ImportWire>[] = [
  {
    title: 'Fichier',
    at: 'title',
    cell: ({ id, fileName }) => <RowLink to={`rapport/${id}`}>{fileName}</RowLink>,
  },
  {
    title: 'État',
    at: 'end',
    cell: (entry) => {
      const { label, tone } = importBadge(entry);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    title: 'Articles',
    at: 'line',
    cell: ({ counts }) => counts && `Nouveaux : ${counts.created} · modifiés : ${counts.changed}`,
  },
  { title: 'Source', at: 'desk', cell: ({ source }) => sourceWords[source] },
  {
    title: 'Quand',
    at: 'footer',
    cell: ({ startedAt, actor }) => `${formatWhen(startedAt)} · ${actor.name}`,
  },
];

/** Begins an import, and lists those there were. */
export function ImportsPage() {
  const list = importsApi.useImportsInfiniteQuery();
  return (
    <Page title="Importer des articles" back={{ to: '/articles', label: 'Articles' }}>
      <Steps current="Fichier" />
      <Card>
        <FileDrop />
      </Card>
      <h2>Imports précédents</h2>
      <PagedList
        list={list}
        empty={
          <Notice
            tone="empty"
            title="Aucun import"
            text="Rien n’est enregistré avant que vous ayez vu ce qui change."
          />
        }
      >
        {(items) => (
          <DataTable
            caption="Imports, les plus récents d’abord"
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
          />
        )}
      </PagedList>
    </Page>
  );
}
