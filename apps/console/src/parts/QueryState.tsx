import { forbiddenStatus, missingStatus } from '@teranga/contract/statuses';
import { asApiError } from '@teranga/core/lib/api';
import type { ReactNode } from 'react';
import { Forbidden } from './Forbidden.tsx';
import { Notice } from './Notice.tsx';

/** What a query of RTK says of itself. */
interface QueryLike<T> {
  data?: T | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface QueryStateProps<T> {
  query: QueryLike<T>;
  /** Shown while nothing is there yet. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * The content of a query, or what stands in its place: loading, failed, offline, forbidden,
 * missing.
 */
export function QueryState<T>({ query, skeleton, children }: QueryStateProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === undefined) return skeleton;
  const failure = asApiError(error);
  if (failure.isOffline)
    return (
      <Notice
        tone="offline"
        title="Vous êtes hors ligne"
        text="Cet écran s’affiche dès que le réseau revient."
      />
    );
  if (failure.status === forbiddenStatus) return <Forbidden />;
  if (failure.status === missingStatus)
    return <Notice tone="empty" title="Introuvable" text={failure.message} />;
  return (
    <Notice
      tone="bad"
      title="Le chargement a échoué"
      text={failure.message}
      action={{ label: 'Réessayer', run: () => void refetch() }}
    />
  );
}
