import type { AuditEntryWire } from '@teranga/contract/admin';
import { actionLabels, toActionLabel } from '@teranga/core/domain/labels';
import { SelectField, TextField } from '@teranga/ui/field';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { journalApi } from '../../../api/journalApi.ts';
import { dayOf, startOfDay } from '../../../lib/days.ts';
import { formatWhen } from '../../../lib/format.ts';
import { useFilters } from '../../../lib/useFilters.ts';
import { ChangeList } from '../../../parts/ChangeList.tsx';
import { DataTable, type Column } from '../../../parts/DataTable.tsx';
import { FilterPanel } from '../../../parts/FilterPanel.tsx';
import { LinkButton } from '../../../parts/LinkButton.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Page } from '../../../parts/Page.tsx';
import { PagedList } from '../../../parts/PagedList.tsx';
import { backToStore } from '../backToStore.ts';
import styles from './AuditPage.module.css';

const actions = [
  { value: '', label: 'Toutes' },
  ...Object.entries(actionLabels)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr')),
];
const actorKinds = [
  { value: '', label: 'Tout le monde' },
  { value: 'staff', label: 'L’équipe' },
  { value: 'key', label: 'Les clés d’API' },
  { value: 'system', label: 'Le serveur' },
];

/** Where a subject has a screen. */
const pathOf = ({ kind, id }: AuditEntryWire['subject']): string | null => {
  if (kind === 'order') return `/commandes/${encodeURIComponent(id)}`;
  return kind === 'product' ? `/articles/article/${encodeURIComponent(id)}` : null;
};

/** The link to the changed thing; the changes themselves name a thing without a screen. */
function Subject({ subject }: { subject: AuditEntryWire['subject'] }) {
  const path = pathOf(subject);
  return (
    path && (
      <Link to={path} className={styles.subject}>
        {subject.id}
      </Link>
    )
  );
}

/** Their descriptions and legal texts are HTML. */
const richSubjects = new Set(['product', 'store']);

const columns: Column<AuditEntryWire>[] = [
  {
    title: 'Action',
    at: 'wide',
    cell: ({ action, subject }) => (
      <>
        {toActionLabel(action)} <Subject subject={subject} />
      </>
    ),
  },
  { title: 'Qui', at: 'line', cell: ({ actor }) => actor.name },
  { title: 'Quand', at: 'lineEnd', cell: ({ at }) => formatWhen(at) },
  {
    title: 'Changements',
    at: 'footer',
    cell: ({ before, after, subject }) => (
      <ChangeList before={before} after={after} hasRichText={richSubjects.has(subject.kind)} />
    ),
  },
];

/** The audit log. */
export function AuditPage() {
  const { filters, change, clear } = useFilters();
  const { action = '', actorKind = '', since = '' } = filters;
  const list = journalApi.useAuditInfiniteQuery(filters);
  const count = [action, actorKind, since].filter(Boolean).length;
  return (
    <Page
      title="Journal"
      back={backToStore}
      actions={
        <LinkButton href="/api/admin/exports/audit?format=csv" download>
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          Exporter
        </LinkButton>
      }
    >
      <div className={styles.tools}>
        <FilterPanel count={count} clear={clear}>
          <SelectField
            name="action"
            label="Action"
            options={actions}
            value={action}
            onChange={({ target }) => change({ action: target.value })}
          />
          <SelectField
            name="actorKind"
            label="Par"
            options={actorKinds}
            value={actorKind}
            onChange={({ target }) => change({ actorKind: target.value })}
          />
          <TextField
            name="since"
            type="date"
            label="Depuis le"
            value={dayOf(since)}
            onChange={({ target }) => change({ since: target.value && startOfDay(target.value) })}
          />
        </FilterPanel>
      </div>
      <PagedList
        list={list}
        empty={<Notice tone="empty" title="Rien ici" text="Changez les filtres pour voir autre chose." />}
      >
        {(items) => (
          <DataTable
            caption="Changements, les plus récents d’abord"
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
          />
        )}
      </PagedList>
    </Page>
  );
}
