import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { PageReader, PageReadName, PageReadParams } from '@teranga/contract';
import type { StoreServices } from '../services/index.ts';
import type { ApiError } from './apiError.ts';
import { clockCorrected, tokenRejected } from './apiEvents.ts';
import { authTokenSlot } from './authToken.ts';
import { sendRequest, toAnswer, type Answer } from './sendRequest.ts';

interface ApiCall {
  /** A path under `/api`, or an absolute address, which gets no token and no cookie of ours. */
  url: string;
  /** Fills in `:name` in the path; the others form the query string. */
  params?: PageReadParams;
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** How the browser's own cache is used. */
  cache?: RequestCache;
  /**
   * True: the request is completed even if the page is left (`keepalive`). Its body must be small:
   * browsers allow 64 KiB for all such requests together.
   */
  outlivesPage?: boolean;
}

/** A call of the store's API: a path under `/api`, or more. */
export type ApiRequest = string | ApiCall;

/** The status that says the bearer token holds no more. */
const unauthorizedStatus = 401;
/** The status that says the CSRF token is stale. */
const staleTokenStatus = 419;

const isOutside = ({ url }: ApiCall) => /^https?:\/\//.test(url);

function headersFor(call: ApiCall, services: StoreServices): Headers {
  const headers = new Headers({ Accept: 'application/json', ...call.headers });
  if (call.body !== undefined) headers.set('Content-Type', 'application/json');
  const bearer = authTokenSlot.get(services.storage);
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  const token = services.csrf.current();
  if (token) headers.set('X-CSRF-TOKEN', token);
  return headers;
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

/** Reads for a page that the server renders, which changes nothing. */
async function readForPage(
  read: PageReader,
  { params = {}, method }: ApiCall,
  name: string,
): Promise<Answer> {
  if (method !== undefined) throw new Error(`A page sends ${method} for ${name}: pages only read.`);
  const { status, body } = await read(name as PageReadName, params);
  return toAnswer(status, body);
}

function send(call: ApiCall, { signal }: BaseQueryApi, services: StoreServices): Promise<Answer> {
  const { url, method = 'GET', body, timeoutMs, cache, outlivesPage = false } = call;
  return sendRequest(services.fetch, isOutside(call) ? url : `${services.apiOrigin}/api${pathOf(call)}`, {
    method,
    signal,
    keepalive: outlivesPage,
    credentials: isOutside(call) ? 'omit' : 'include',
    headers: isOutside(call) ? { Accept: 'application/json' } : headersFor(call, services),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(cache && { cache }),
  });
}

/** Sets the clock from a response that no cache can have stored. */
function learnTime({ meta }: Answer, { dispatch }: BaseQueryApi, { clock }: StoreServices) {
  if (!/no-store|private/.test(meta?.get('cache-control') ?? '')) return;
  if (clock.correct(Date.parse(meta?.get('date') ?? ''))) dispatch(clockCorrected(clock.now()));
}

/** Ends a sign-in whose token was rejected, unless another token has replaced it since. */
function learnSignOut(
  answer: Answer,
  sentBearer: string | null,
  { dispatch }: BaseQueryApi,
  services: StoreServices,
) {
  if (!('error' in answer) || answer.error.status !== unauthorizedStatus || sentBearer === null) return;
  if (authTokenSlot.get(services.storage) !== sentBearer) return;
  authTokenSlot.clear(services.storage);
  dispatch(tokenRejected());
}

/**
 * Base query of every call: base URL, tokens, one renewal of a stale CSRF token, one error shape.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, Headers> = async (args, api) => {
  const call = typeof args === 'string' ? { url: args } : args;
  const services = api.extra as StoreServices;
  const { csrf, read } = services;
  if (read) return readForPage(read, call, api.endpoint);
  const changesSomething = (call.method ?? 'GET') !== 'GET';
  if (changesSomething && csrf.current() === null) await csrf.renew(null);
  const sentToken = csrf.current();
  const sentBearer = isOutside(call) ? null : authTokenSlot.get(services.storage);
  let answer = await send(call, api, services);
  if ('error' in answer && answer.error.status === staleTokenStatus) {
    const fresh = await csrf.renew(sentToken);
    if (fresh !== null) answer = await send(call, api, services);
  }
  learnTime(answer, api, services);
  learnSignOut(answer, sentBearer, api, services);
  return answer;
};
