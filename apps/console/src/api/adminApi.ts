import { forbiddenStatus, unauthorizedStatus } from '@teranga/contract/statuses';
import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { networkError, offlineAnswer, readBody, toApiError, type ApiError } from '@teranga/core/lib/api';
import { toFields } from '@teranga/core/lib/wire';
import { requestFreshCode } from './freshCode.ts';
import { versionMade, withOwnChanges } from './ownVersions.ts';

/** How long, in milliseconds, a request may take. */
const requestTimeoutMs = 20_000;
/** Seconds for which an unused response stays cached: long enough to go back to a list. */
const keepUnusedSeconds = 300;

const send = fetchBaseQuery({
  baseUrl: `${window.location.origin}/api/admin`,
  // By its name: tests replace the page's `fetch`.
  fetchFn: (input, init) => fetch(input, init),
  timeout: requestTimeoutMs,
  responseHandler: readBody,
  prepareHeaders: (headers) => headers.set('Accept', 'application/json'),
});

interface AdminOptions {
  /** Refused after anybody's change since the version it names, also after one's own. */
  isExact?: boolean;
}
type AdminQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, AdminOptions>;

/** One error shape; a session that ended shows the sign-in. */
const sendOnce: AdminQuery = async (request, api, options) => {
  const { data, error } = await send(request, api, options);
  if (!error) return { data };
  const { status } = error;
  if (typeof status !== 'number') return { error: navigator.onLine ? networkError : offlineAnswer };
  if (status === unauthorizedStatus && api.endpoint !== 'session')
    api.dispatch(adminApi.util.invalidateTags(['Session']));
  return { error: toApiError(status, String(error.data)) };
};

/** Sends a write with the newest version: later writes of this console changed the seen one. */
const sendVersion: AdminQuery = async (request, api, options) => {
  const seen = typeof request === 'string' ? null : versionOf(request);
  if (typeof request === 'string' || seen === null) return sendOnce(request, api, options);
  const { isExact = false } = options ?? {};
  const from = isExact ? seen : withOwnChanges(api.getState(), request.url, seen);
  // Such a write has no other header.
  const answer = await sendOnce({ ...request, headers: ifMatch(from) }, api, options);
  const { version: to } = toFields(answer.data);
  if (typeof to === 'number') api.dispatch(versionMade({ url: request.url, from, to }));
  return answer;
};

/** A sensitive change requires a code, and is resent once that was typed. */
const adminQuery: AdminQuery = async (request, api, options) => {
  const answer = await sendVersion(request, api, options);
  const isCodeMissing = answer.error?.status === forbiddenStatus && 'otp' in (answer.error.fields ?? {});
  if (!isCodeMissing || !(await requestFreshCode(api.dispatch))) return answer;
  return sendVersion(request, api, options);
};

/** The calls of /api/admin; each screen injects its own. */
export const adminApi = createApi({
  reducerPath: 'adminApi',
  baseQuery: adminQuery,
  tagTypes: [
    'Session',
    'Overview',
    'Orders',
    'Order',
    'Products',
    'Product',
    'Groupings',
    'Names',
    'Promos',
    'Zones',
    'Designs',
    'Settings',
    'Staff',
    'ApiKeys',
    'Hosts',
    'Pause',
    'Sessions',
    'Push',
    'Webhooks',
    'Closing',
    'PaymentAccount',
    'Outbox',
    'Audit',
    'Messages',
    'Quotes',
    'Sentences',
    'Customers',
    'Imports',
  ],
  keepUnusedDataFor: keepUnusedSeconds,
  refetchOnReconnect: true,
  refetchOnFocus: true,
  endpoints: () => ({}),
});

/** The version that a request names. */
function versionOf({ headers }: FetchArgs): number | null {
  const { 'If-Match': version } = toFields(headers);
  return typeof version === 'string' ? Number(version.slice(1, -1)) : null;
}

/** The header by which a change is refused when someone else changed the same before. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

/** The query string of what is set. */
export function toQuery(params: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
