import type { FetchFunction } from '../services/index.ts';
import { networkError, offlineAnswer, toApiError, type ApiError } from './apiError.ts';

/** How long, in milliseconds, a request may take, its answer's body included. */
export const requestTimeoutMs = 20_000;

/** An answer read to its end, with its headers. */
export type Answer = { data: unknown; meta?: Headers } | { error: ApiError; meta?: Headers };

/** The data or the error in an answer's body. */
export function toAnswer(status: number, body: string): Answer {
  if (status < 200 || status > 299) return { error: toApiError(status, body) };
  if (body.trim() === '') return { data: null };
  try {
    return { data: JSON.parse(body) as unknown };
  } catch {
    return { error: networkError };
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  return { ...toAnswer(response.status, await response.text()), meta: response.headers };
}

/**
 * Error of a request without a response. Only an offline GET in a browser counts as offline: a
 * write may have left before the network dropped, and a server cannot detect offline.
 */
const failureOf = ({ method = 'GET' }: RequestInit): ApiError =>
  method === 'GET' && typeof window !== 'undefined' && !navigator.onLine ? offlineAnswer : networkError;

/**
 * Sends one request and reads its response within the timeout; a failure is returned, never thrown.
 */
export async function sendRequest(
  fetch: FetchFunction,
  url: string,
  init: RequestInit & { timeoutMs?: number },
): Promise<Answer> {
  const { signal, timeoutMs = requestTimeoutMs, ...rest } = init;
  const stop = new AbortController();
  const abort = () => stop.abort();
  const timer = setTimeout(abort, timeoutMs);
  // By hand rather than AbortSignal.any and .timeout, which many phones in use do not have.
  signal?.addEventListener('abort', abort);
  try {
    return await readAnswer(await fetch(new Request(url, { ...rest, signal: stop.signal })));
  } catch {
    return { error: failureOf(init) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
