import { useState } from 'react';
import { groupingsApi, type Grouping, type GroupingEntry } from '../../api/groupingsApi.ts';
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
import { noteOf, imageOf, groupingWords } from './groupingWords.ts';

interface GroupingListProps {
  grouping: Grouping;
  search: string;
  isEditable: boolean;
}

/** The entries of a grouping in the shop's order; a press on a name changes one. */
export function GroupingList({ grouping, search, isEditable }: GroupingListProps) {
  const query = groupingsApi.useGroupingQuery(grouping);
  const [opened, setOpened] = useState<string | null>(null);
  const [orderEntries] = groupingsApi.useOrderEntriesMutation();
  const { run, conflict, clearConflict } = useChange();
  const words = groupingWords[grouping];
  return (
    <>
      <QueryState query={{ ...query, data: query.currentData }} skeleton={<ListSkeleton />}>
        {(list) => {
          const items: readonly GroupingEntry[] = list.items;
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
                className={row.list}
                items={found}
                keyOf={({ id }) => id}
                nameOf={({ name }) => name}
                isSortable={isEditable && search === '' && found.length > 1}
                sort={(next) =>
                  run(orderEntries({ grouping, ids: next.map(({ id }) => id) }), {
                    done: 'Ordre enregistré.',
                    undo: () => orderEntries({ grouping, ids: found.map(({ id }) => id) }),
                  })
                }
              >
                {(each) => (
                  <>
                    <Thumbnail file={imageOf(each)} />
                    <span className={row.words}>
                      {isEditable ? (
                        <button type="button" className={row.name} onClick={() => setOpened(each.id)}>
                          {each.name}
                        </button>
                      ) : (
                        <span className={row.name}>{each.name}</span>
                      )}
                      <span className={row.soft}>{noteOf(each)}</span>
                    </span>
                  </>
                )}
              </SortableList>
              {entry && <EntryDialog grouping={grouping} entry={entry} onClose={() => setOpened(null)} />}
            </>
          );
        }}
      </QueryState>
      <ConflictDialog message={conflict} onClose={clearConflict} />
    </>
  );
}
