import { useState } from 'react';
import { shelvesApi, type Shelf, type ShelfEntry } from '../../api/shelvesApi.ts';
import { includesText } from '../../lib/includesText.ts';
import { useChange } from '../../lib/useChange.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { SortableList } from '../../parts/SortableList.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import row from '../../parts/sortableRow.module.css';
import { EntryDialog } from './EntryDialog.tsx';
import { noteOf, pictureOf, shelfWords } from './shelfWords.ts';

interface ShelfListProps {
  shelf: Shelf;
  search: string;
  isEditable: boolean;
}

/** The entries of a shelf in the shop's order; a press on a name changes one. */
export function ShelfList({ shelf, search, isEditable }: ShelfListProps) {
  const query = shelvesApi.useShelfQuery(shelf);
  const [opened, setOpened] = useState<string | null>(null);
  const [orderEntries] = shelvesApi.useOrderEntriesMutation();
  const { run, conflict, clearConflict } = useChange();
  const words = shelfWords[shelf];
  return (
    <>
      <QueryState query={{ ...query, data: query.currentData }} skeleton={<ListSkeleton />}>
        {(list) => {
          const items: readonly ShelfEntry[] = list.items;
          const found = items.filter(({ name }) => includesText(name, search));
          const entry = items.find(({ id }) => id === opened);
          if (found.length === 0)
            return search === '' ? (
              <Notice tone="empty" title={words.empty} text={words.emptyText} />
            ) : (
              <Notice tone="empty" title="Aucun nom ne correspond" text="Cherchez autrement." />
            );
          return (
            <>
              <SortableList
                label={words.edit}
                className={row['list']}
                items={found}
                keyOf={({ id }) => id}
                nameOf={({ name }) => name}
                isSortable={isEditable && search === '' && found.length > 1}
                sort={(next) =>
                  run(orderEntries({ shelf, ids: next.map(({ id }) => id) }), { done: 'Ordre enregistré.' })
                }
              >
                {(each) => (
                  <>
                    <Thumbnail file={pictureOf(each)} />
                    <span className={row['words']}>
                      {isEditable ? (
                        <button type="button" className={row['name']} onClick={() => setOpened(each.id)}>
                          {each.name}
                        </button>
                      ) : (
                        <span className={row['name']}>{each.name}</span>
                      )}
                      <span className={row['soft']}>{noteOf(each)}</span>
                    </span>
                  </>
                )}
              </SortableList>
              {entry && <EntryDialog shelf={shelf} entry={entry} onClose={() => setOpened(null)} />}
            </>
          );
        }}
      </QueryState>
      <ConflictDialog message={conflict} onClose={clearConflict} />
    </>
  );
}
