import type { Database } from '@teranga/server/bench';
import { sendRequests, failuresOf, type LoadResult, type LoadRequest } from './sendRequests.ts';
import type { Row } from './report.ts';
import { familyMs, memoryMb, parentOf, processorMs } from './processTimes.ts';

/** What is requested repeatedly. */
export interface Target {
  name: string;
  host: string;
  /** A path, or one that differs for every request. */
  path: string | (() => string);
  /** What else belongs to every request. */
  request?: () => Omit<LoadRequest, 'path'>;
  /** What belongs to each connection: the headers of its visitor. */
  visitors?: readonly Record<string, string>[];
}

/** The measured server, by port and process, and its database, by its first process. */
export interface Measured {
  port: number;
  serverId: number;
  databaseId: number;
}

export interface Load {
  connections: number;
  seconds: number;
}

const microsecondsPerMs = 1_000;

/**
 * Returns paths that nobody has requested yet, different each time, so that neither page nor answer
 * is cached.
 */
export function unseen(path: string): () => string {
  let requested = 0;
  return () => {
    requested += 1;
    return `${path}${path.includes('?') ? '&' : '?'}vu=${requested}`;
  };
}

/** The first process of the PostgreSQL that a database is on. */
export async function databaseProcess(db: Database): Promise<number> {
  return db.withoutStore(async (tx) => {
    const { rows } = await tx.query<{ id: number }>('select pg_backend_pid() as id');
    return parentOf(rows[0]?.id ?? 0);
  });
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Requests of each connection to a target: with brotli, and as its visitor. */
function requestsOf({ host, path, request, visitors }: Target): (connection: number) => LoadRequest {
  const headers = { host, accept: '*/*', 'accept-encoding': 'br' };
  return (connection) => {
    const { headers: own, ...more } = request?.() ?? { method: 'GET' as const };
    const visitor = visitors?.[connection % visitors.length];
    return {
      ...more,
      path: typeof path === 'string' ? path : path(),
      headers: { ...headers, ...visitor, ...own },
    };
  };
}

const fire = ({ port }: Measured, target: Target, load: Load) =>
  sendRequests({ ...load, origin: `http://127.0.0.1:${port}`, requestOf: requestsOf(target) });

/** Describes the answers that were not as expected. */
function failureText({ name }: Target, { outcomes }: LoadResult): string {
  return [`${name}:`, ...[...outcomes].map(([outcome, count]) => `${count} × ${outcome}`)].join(' ');
}

/** Sends requests as fast as they are answered, after a short warm-up. */
export async function measureLoad(measured: Measured, target: Target, load: Load): Promise<Row> {
  await fire(measured, target, { ...load, seconds: 1 });
  const [server, database] = [processorMs(measured.serverId), familyMs(measured.databaseId)];
  const result = await fire(measured, target, load);
  const { outcomes, seconds, times } = result;
  const answers = Math.max(1, times.count);
  const failures = failuresOf(outcomes);
  if (failures > 0) console.error(failureText(target, result));
  const msAt = (percentile: number) => round(times.percentile(percentile) / microsecondsPerMs, 1);
  return {
    what: target.name,
    'req/s': Math.round(times.count / seconds),
    'p50 ms': msAt(50),
    'p99 ms': msAt(99),
    'server CPU ms': round((processorMs(measured.serverId) - server) / answers, 2),
    'database CPU ms': round((familyMs(measured.databaseId) - database) / answers, 2),
    'RSS MB': memoryMb(measured.serverId),
    failures,
  };
}
