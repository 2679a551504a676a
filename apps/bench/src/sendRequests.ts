import { createHistogram, type Histogram } from 'node:perf_hooks';
import { Client } from 'undici';

/** One request. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface LoadOptions {
  origin: string;
  /** Each has one request in flight and is reused for the next. */
  connections: number;
  /**
   * No request is sent after this time; those in flight are awaited. Each connection sends at least
   * one.
   */
  seconds: number;
  /** The next request of a connection, by its number. */
  requestOf: (connection: number) => LoadRequest;
}

/** Counts of complete answers by status, and of failures by error. */
export type Outcomes = Map<number | string, number>;

export interface LoadResult {
  outcomes: Outcomes;
  /** From the first request to the last answer. */
  seconds: number;
  /** Durations of complete answers, in microseconds. */
  times: Histogram;
}

/** How long, in milliseconds, an answer may take to begin, and to go on. */
const timeoutMs = 10_000;
const msPerSecond = 1_000;
const microsecondsPerMs = 1_000;

const now = () => performance.now();

/** Waits for a complete answer, discards its body, and returns its status or the error. */
function answerTo(client: Client, request: LoadRequest): Promise<number | string> {
  return new Promise((resolve) => {
    let status = 0;
    client.dispatch(request, {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, code) => {
        status = code;
      },
      onResponseData: () => undefined,
      onResponseEnd: () => resolve(status),
      onResponseError: (_controller, error) => resolve(error.message),
    });
  });
}

/**
 * Sends requests on several connections in parallel, each as soon as the last answer is complete.
 */
export async function sendRequests({
  origin,
  connections,
  seconds,
  requestOf,
}: LoadOptions): Promise<LoadResult> {
  const outcomes: Outcomes = new Map();
  const times = createHistogram();
  const startedAt = now();
  const endsAt = startedAt + seconds * msPerSecond;
  const requestOn = async (connection: number) => {
    const client = new Client(origin, { headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
    do {
      const requestedAt = now();
      const outcome = await answerTo(client, requestOf(connection));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (typeof outcome === 'number')
        times.record(Math.max(1, Math.round((now() - requestedAt) * microsecondsPerMs)));
    } while (now() < endsAt);
    await client.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => requestOn(connection)));
  return { outcomes, seconds: (now() - startedAt) / msPerSecond, times };
}

const isGood = (outcome: number | string) => typeof outcome === 'number' && outcome >= 200 && outcome < 300;

/** How many requests were not answered as they should have been. */
export const failuresOf = (outcomes: Outcomes): number =>
  [...outcomes].reduce((sum, [outcome, count]) => sum + (isGood(outcome) ? 0 : count), 0);
