/** What a hook gives while its data is on the way, failed, or there. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; /** French, ready to show. */ message: string; retry: () => void }
  | { status: 'ready'; data: T };
