/** Hook result while data is loading, failed or ready. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; /** French, ready to show. */ message: string; retry: () => void }
  | { status: 'ready'; data: T };
