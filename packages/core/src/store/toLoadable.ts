import { asApiError, unlessOffline } from '../api/apiError.ts';
import type { Loadable } from './loadable.ts';

/** What is read of a query's state. */
export interface QueryState<T> {
  currentData?: T | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** A query as a page shows it; what was loaded once stays, also when loading it again fails. */
export function toLoadable<T, R>(
  query: QueryState<T>,
  show: (data: T) => R,
  failure: (status: number, message: string) => string = (_status, message) => message,
): Loadable<R> {
  if (query.currentData !== undefined) return { status: 'ready', data: show(query.currentData) };
  if (!query.isError) return { status: 'loading' };
  const { status, message } = asApiError(query.error);
  return {
    status: 'failed',
    message: unlessOffline(query.error, failure(status, message)),
    retry: () => void query.refetch(),
  };
}
