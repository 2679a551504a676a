import { toFields, toTextOrNull } from '../wire/index.ts';

/** The CSRF token of a visit: known from the start, or fetched when it is first needed. */
export interface CsrfTokens {
  current: () => string | null;
  /**
   * Returns a token other than `stale`, or null when `load` fetches none. Concurrent calls share
   * one request.
   */
  renew: (stale: string | null, load: () => Promise<string | null>) => Promise<string | null>;
  /** Drops the token of a session that has ended: the next change fetches another. */
  drop: () => void;
}

/** Reads the token of `GET /csrf-token` under any of its three names. */
export function readCsrfToken(body: unknown): string | null {
  const fields = toFields(body);
  return ['csrfToken', 'csrf_token', 'token'].map((name) => toTextOrNull(fields[name])).find(Boolean) ?? null;
}

/** Makes the tokens of one store. */
export function makeCsrfTokens(initial: string | null): CsrfTokens {
  let token = initial;
  let loading: Promise<string | null> | null = null;
  return {
    current: () => token,
    renew: (stale, load) => {
      // Another request has renewed it since this one was sent.
      if (token !== stale) return Promise.resolve(token);
      loading ??= load()
        .then((fresh) => {
          token = fresh ?? token;
          return fresh;
        })
        .finally(() => {
          loading = null;
        });
      return loading;
    },
    drop: () => {
      token = null;
    },
  };
}
