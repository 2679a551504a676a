import { asApiError, unlessOffline } from '../api/index.ts';
import type { Loadable } from './loadable.ts';

/** The parts of a query's state that are used. */
export interface QueryState<T> {
  currentData?: T | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Maps a query to a page's view; loaded data stays on screen even if a refetch fails. */
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
