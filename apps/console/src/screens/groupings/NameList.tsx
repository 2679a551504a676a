import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { TextField } from '@teranga/ui/field';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { groupingsApi } from '../../api/groupingsApi.ts';
import { plural } from '../../lib/format.ts';
import { includesText } from '../../lib/includesText.ts';
import { useChange } from '../../lib/useChange.ts';
import { DataTable, type Column } from '../../parts/DataTable.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import dialogs from '../../parts/dialogs.module.css';

interface NameListProps {
  kind: 'brands' | 'tags';
  search: string;
  isEditable: boolean;
}

interface Named {
  name: string;
  count: number;
}

const words = {
  brands: { filter: 'brand', caption: 'Marques', empty: 'Aucune marque', one: 'la marque' },
  tags: { filter: 'tag', caption: 'Étiquettes', empty: 'Aucune étiquette', one: 'l’étiquette' },
} as const;

function RenameDialog({
  kind,
  named,
  isUsed,
  onClose,
}: {
  kind: NameListProps['kind'];
  named: Named;
  /** Whether products have this name already. */
  isUsed: (name: string) => boolean;
  onClose: () => void;
}) {
  const [to, setTo] = useState(named.name);
  const [rename, { isLoading }] = groupingsApi.useRenameMutation();
  const { run, failure } = useChange();
  const save = async (next: string | null) => {
    const answer = await run(rename({ kind, name: named.name, to: next }), {
      done: next === null ? `« ${named.name} » est retirée des articles.` : `« ${next} » : c’est fait.`,
      // Two names that became one can no longer be distinguished.
      ...(next !== null && !isUsed(next) && { undo: () => rename({ kind, name: next, to: named.name }) }),
    });
    if (answer) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} label={`Renommer ${words[kind].one} « ${named.name} »`}>
      <form
        className={dialogs.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (to.trim() !== '' && to.trim() !== named.name) void save(to.trim());
        }}
      >
        <TextField
          name="to"
          label="Nouveau nom"
          hint="Un nom qui existe déjà réunit les deux."
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <p className={dialogs.soft}>{plural(named.count, 'article')} en sont changés.</p>
        <FormError failure={failure} />
        <div className={dialogs.ways}>
          <Button variant="quiet" isBusy={isLoading} onClick={() => void save(null)}>
            Retirer des articles
          </Button>
          <Button variant="primary" type="submit" isBusy={isLoading}>
            Renommer
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const columnsFor = (filter: string, rename: ((named: Named) => void) | null): Column<Named>[] => [
  { title: 'Nom', at: 'title', cell: ({ name }) => name },
  {
    title: 'Articles',
    at: 'end',
    isNumber: true,
    cell: ({ name, count }) => (
      <Link className="link" to={`/articles?${new URLSearchParams({ [filter]: name }).toString()}`}>
        {plural(count, 'article')}
      </Link>
    ),
  },
  ...(rename
    ? [
        {
          title: 'Actions',
          at: 'line',
          cell: (named: Named) => (
            <Button variant="plain" aria-label={`Renommer « ${named.name} »`} onClick={() => rename(named)}>
              Renommer
            </Button>
          ),
        } as const,
      ]
    : []),
];

/** The brands or tags that products carry; renamed everywhere at once. */
export function NameList({ kind, search, isEditable }: NameListProps) {
  const query = groupingsApi.useNamesQuery(kind);
  const [opened, setOpened] = useState<Named | null>(null);
  const { filter, caption, empty } = words[kind];
  const columns = useMemo(() => columnsFor(filter, isEditable ? setOpened : null), [filter, isEditable]);
  return (
    <QueryState query={{ ...query, data: query.currentData }} skeleton={<ListSkeleton />}>
      {({ items }) => {
        const found = items.filter(({ name }) => includesText(name, search));
        if (found.length === 0)
          return (
            <Notice
              tone="empty"
              title={search === '' ? empty : 'Aucun nom ne correspond'}
              text="Elles se donnent sur la page d’un article."
            />
          );
        return (
          <>
            <DataTable caption={caption} columns={columns} rows={found} keyOf={({ name }) => name} />
            {opened && (
              <RenameDialog
                kind={kind}
                named={opened}
                isUsed={(name) => items.some((each) => each.name === name)}
                onClose={() => setOpened(null)}
              />
            )}
          </>
        );
      }}
    </QueryState>
  );
}
