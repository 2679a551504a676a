import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query';
import { networkError, type ApiError } from './apiError.ts';
import type { ApiRequest } from './baseQuery.ts';

type Sent = QueryReturnValue<unknown, ApiError>;
/** Sends a request by the API's own way out. */
export type Send = (request: ApiRequest) => Sent | PromiseLike<Sent>;

/**
 * A query whose response must contain what `read` extracts; otherwise it is treated like a
 * truncated response.
 */
export function readAnswer<Requested, Held>(
  requestOf: (requested: Requested) => ApiRequest,
  read: (body: unknown) => Held | null,
) {
  return async (requested: Requested, _api: BaseQueryApi, _options: object, send: Send) => {
    const answer = await send(requestOf(requested));
    const data = read(answer.data);
    return data === null ? { error: answer.error ?? networkError } : { data };
  };
}
