import { toFields, toTextOrNull } from '../wire/index.ts';

/** The CSRF token of a visit: known from the start, or fetched when it is first needed. */
export interface CsrfTokens {
  current: () => string | null;
  /**
   * Returns a token other than `stale`, or null when none can be fetched. Concurrent calls share
   * one request.
   */
  renew: (stale: string | null) => Promise<string | null>;
}

/** Reads the token of `GET /csrf-token` under any of its three names. */
export function readCsrfToken(body: unknown): string | null {
  const fields = toFields(body);
  return ['csrfToken', 'csrf_token', 'token'].map((name) => toTextOrNull(fields[name])).find(Boolean) ?? null;
}

/** Makes the tokens of one store; `load` fetches a fresh one and gives null when it cannot. */
export function makeCsrfTokens(initial: string | null, load: () => Promise<string | null>): CsrfTokens {
  let token = initial;
  let loading: Promise<string | null> | null = null;
  const reload = async () => {
    const fresh = await load();
    token = fresh ?? token;
    return fresh;
  };
  return {
    current: () => token,
    renew: (stale) => {
      // Another request has renewed it since this one was sent.
      if (token !== stale) return Promise.resolve(token);
      loading ??= reload().finally(() => {
        loading = null;
      });
      return loading;
    },
  };
}
