import { Button } from '@teranga/ui/button';
import type { ReactNode } from 'react';
import { ListSkeleton } from './ListSkeleton.tsx';
import { QueryState } from './QueryState.tsx';
import styles from './listPage.module.css';

/** What an infinite query of RTK says of itself. */
export interface PagedQuery<Item> {
  currentData?: { pages: readonly { items: readonly Item[] }[] } | undefined;
  error?: unknown;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface PagedListProps<Item> {
  list: PagedQuery<Item>;
  /** Shown for a list without entries. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list's entries so far and the way to the next ones; or what stands in their place. */
export function PagedList<Item>({ list, empty, children }: PagedListProps<Item>) {
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  return (
    <QueryState query={{ data: currentData, error, refetch }} skeleton={<ListSkeleton />}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return empty;
        return (
          <>
            {children(items)}
            {hasNextPage && (
              <Button
                variant="quiet"
                className={styles.more}
                isBusy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                Afficher la suite
              </Button>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
