import { createHistogram, type Histogram } from 'node:perf_hooks';
import { Client } from 'undici';

/** One request. */
export interface Question {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Requesting {
  origin: string;
  /** Each has one request in flight, and is kept for the next. */
  connections: number;
  /** No request is sent after them; those in flight are waited for. Each connection sends one at least. */
  seconds: number;
  /** What a connection, by its number, asks next. */
  question: (connection: number) => Question;
}

/** How often came what: whole answers by their status, and what was wrong where none came. */
export type Outcomes = Map<number | string, number>;

export interface Answers {
  outcomes: Outcomes;
  /** From the first request to the last answer. */
  seconds: number;
  /** What whole answers took, in microseconds. */
  times: Histogram;
}

/** How long, in milliseconds, an answer may take to begin, and to go on. */
const patienceMs = 10_000;
const msPerSecond = 1_000;
const microsecondsPerMs = 1_000;

const now = () => performance.now();

/** Waits for a whole answer, lets its body go, and gives its status, or what was wrong. */
function answerTo(client: Client, question: Question): Promise<number | string> {
  return new Promise((resolve) => {
    let status = 0;
    client.dispatch(question, {
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

/** Asks on several connections at once, each time as soon as the last answer is whole. */
export async function sendRequest({ origin, connections, seconds, question }: Requesting): Promise<Answers> {
  const outcomes: Outcomes = new Map();
  const times = createHistogram();
  const startedAt = now();
  const endsAt = startedAt + seconds * msPerSecond;
  const requestOn = async (connection: number) => {
    const client = new Client(origin, { headersTimeout: patienceMs, bodyTimeout: patienceMs });
    do {
      const requestedAt = now();
      const outcome = await answerTo(client, question(connection));
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
