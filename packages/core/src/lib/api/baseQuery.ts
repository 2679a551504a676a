import { unauthorizedStatus } from '@teranga/contract/statuses';
import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import type { PageReadParams } from '@teranga/contract';
import { readCsrfToken, type StoreServices } from '../services/index.ts';
import { networkError, offlineAnswer, toApiError, type ApiError } from './apiError.ts';
import { clockCorrected, tokenRejected } from './apiEvents.ts';
import { authTokenSlot } from './authTokenSlot.ts';

/** How long, in milliseconds, a request may take, its answer's body included. */
export const requestTimeoutMs = 20_000;

export interface ApiCall extends Omit<FetchArgs, 'params' | 'responseHandler'> {
  /** Fills in `:name` in the path; the others form the query string. */
  params?: PageReadParams;
  /** Reads the response; what it throws counts as a truncated response. */
  responseHandler?: (response: Response) => Promise<unknown>;
}

/** A call of the store's API: a path under `/api`, or an absolute URL, which gets no token. */
export type ApiRequest = string | ApiCall;

/** `extraOptions` of an endpoint. */
interface ApiOptions {
  /** True: a refetch bypasses the browser's copy, because a refusal said that the data changed. */
  refetchesPastCache?: boolean;
}

type ApiQuery = BaseQueryFn<ApiRequest, unknown, ApiError, ApiOptions | undefined, FetchBaseQueryMeta>;

/** The status that says the CSRF token is stale. */
const staleTokenStatus = 419;

const isOutside = (url: string) => /^https?:\/\//.test(url);

/** An empty body is a valid answer; one that is not JSON fails, as a truncated one does. */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) return text;
  return text.trim() === '' ? null : (JSON.parse(text) as unknown);
}

/** `fetch` and the origin are the store's own, so the query is made for each request. */
const queryOf = ({ apiOrigin, csrf, fetch, storage }: StoreServices) =>
  fetchBaseQuery({
    baseUrl: `${apiOrigin}/api`,
    fetchFn: (request) => fetch(request as Request),
    timeout: requestTimeoutMs,
    responseHandler: readBody,
    prepareHeaders: (headers, { arg }) => {
      headers.set('Accept', 'application/json');
      if (isOutside((arg as FetchArgs).url)) return;
      const bearer = authTokenSlot.get(storage);
      if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
      const token = csrf.current();
      if (token) headers.set('X-CSRF-TOKEN', token);
    },
  });

/**
 * Only an offline read in a browser counts as offline: a write may have left before the network
 * dropped, and a server cannot detect offline.
 */
function toFailure({ status, data }: FetchBaseQueryError, method: string): ApiError {
  if (typeof status === 'number') return toApiError(status, String(data));
  return method === 'GET' && typeof window !== 'undefined' && !navigator.onLine
    ? offlineAnswer
    : networkError;
}

async function loadCsrfToken(api: BaseQueryApi, services: StoreServices): Promise<string | null> {
  // Concurrent requests share the renewal, so none of them may abort it.
  const { signal } = new AbortController();
  const call: FetchArgs = { url: `${services.apiOrigin}/csrf-token`, credentials: 'include' };
  const { data } = await queryOf(services)(call, { ...api, signal }, {});
  return readCsrfToken(data);
}

/** Saves where a query's answer came from: the store itself holds only its data. */
function saveOrigin(
  { request, response }: FetchBaseQueryMeta,
  { queryCacheKey }: BaseQueryApi,
  { responses }: StoreServices,
) {
  if (queryCacheKey === undefined || !response) return;
  const now = Date.now();
  const date = Date.parse(response.headers.get('date') ?? '');
  responses.set(queryCacheKey, { url: request.url, sentAt: Number.isNaN(date) ? now : Math.min(date, now) });
}

/** The path and query of a call, with its parameters. */
function pathOf({ url, params }: ApiCall): string {
  if (!params) return url;
  const query = new URLSearchParams(params);
  const path = url.replace(/:(\w+)/g, (_placeholder, name: string) => {
    query.delete(name);
    return encodeURIComponent(params[name] ?? '');
  });
  const rest = query.toString();
  return rest === '' ? path : `${path}?${rest}`;
}

/** Sets the clock from a response that no cache can have stored. */
function learnTime(headers: Headers | undefined, { dispatch }: BaseQueryApi, { clock }: StoreServices) {
  if (!/no-store|private/.test(headers?.get('cache-control') ?? '')) return;
  if (clock.correct(Date.parse(headers?.get('date') ?? ''))) dispatch(clockCorrected(clock.now()));
}

/**
 * Ends a sign-in that was rejected, by its token or its cookie, unless a token has replaced it
 * since.
 */
function learnSignOut(sentBearer: string | null, { dispatch }: BaseQueryApi, { storage }: StoreServices) {
  if (authTokenSlot.get(storage) !== sentBearer) return;
  authTokenSlot.clear(storage);
  dispatch(tokenRejected());
}

/** `fetchBaseQuery` with one renewal of a stale CSRF token and one error shape. */
export const baseQuery: ApiQuery = async (request, api, { refetchesPastCache } = {}) => {
  const call = typeof request === 'string' ? { url: request } : request;
  const { params: _params, ...args } = call;
  const { method = 'GET' } = call;
  const url = pathOf(call);
  const services = api.extra as StoreServices;
  const { csrf, read, storage } = services;
  if (read) return read(call, api.endpoint) as ReturnType<ApiQuery>;
  const load = () => loadCsrfToken(api, services);
  const options: Omit<FetchArgs, 'url'> = {
    credentials: isOutside(url) ? 'omit' : 'include',
    ...(refetchesPastCache && api.forced && { cache: 'no-cache' }),
  };
  const send = () => queryOf(services)({ ...options, ...args, url }, api, {});
  if (method !== 'GET' && csrf.current() === null) await csrf.renew(null, load);
  const sentToken = csrf.current();
  const sentBearer = authTokenSlot.get(storage);
  let answer = await send();
  if (answer.error?.status === staleTokenStatus && (await csrf.renew(sentToken, load)) !== null)
    answer = await send();
  learnTime(answer.meta?.response?.headers, api, services);
  if (answer.meta && !answer.error) saveOrigin(answer.meta, api, services);
  if (!answer.error) return answer;
  if (answer.error.status === unauthorizedStatus && !isOutside(url)) learnSignOut(sentBearer, api, services);
  return { ...answer, error: toFailure(answer.error, method) };
};
