import autocannon, { type Client, type Request, type Result } from 'autocannon';
import type { Database } from '@teranga/server/bench';
import type { Row } from './report.ts';
import { familyMs, memoryMb, parentOf, processorMs } from './processTimes.ts';

/** What is asked for, again and again. */
export interface Target {
  name: string;
  host: string;
  /** A path, or one that differs for every request. */
  path: string | (() => string);
  /** What else belongs to every request. */
  request?: () => Partial<Request>;
  /** What belongs to each connection: the headers of its visitor. */
  visitors?: readonly Record<string, string>[];
}

/** What is measured: a server by its port and process, and its database by its first process. */
export interface Measured {
  port: number;
  serverId: number;
  databaseId: number;
}

export interface Load {
  connections: number;
  seconds: number;
}

/** Spells a path in a way that nobody has asked for yet, each time another: neither a page nor an answer of it is kept. */
export function unseen(path: string): () => string {
  let asked = 0;
  return () => {
    asked += 1;
    return `${path}${path.includes('?') ? '&' : '?'}vu=${asked}`;
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

/** Has a client send its visitor's headers. */
function giveVisitors(visitors: NonNullable<Target['visitors']>) {
  let next = 0;
  return (client: Client) => {
    client.setHeaders({ ...visitors[next % visitors.length] });
    next += 1;
  };
}

async function fire({ port }: Measured, target: Target, { connections, seconds }: Load) {
  const { path, host, request, visitors } = target;
  const headers = { host, accept: '*/*', 'accept-encoding': 'br' };
  return autocannon({
    url: `http://127.0.0.1:${port}${typeof path === 'string' ? path : '/'}`,
    connections,
    duration: seconds,
    headers,
    ...(visitors && { setupClient: giveVisitors(visitors) }),
    ...((typeof path !== 'string' || request) && {
      requests: [
        {
          setupRequest: (given: Request) => {
            const more = request?.();
            return {
              ...given,
              path: typeof path === 'string' ? path : path(),
              ...more,
              headers: { ...headers, ...given.headers, ...more?.headers },
            };
          },
        },
      ],
    }),
  });
}

/** What came instead of the answers that were asked for. */
function failureText({ name }: Target, { errors, statusCodeStats }: Result): string {
  const counts = Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => `${count} × ${status}`);
  return [`${name}:`, ...counts, `${errors} × no answer`].join(' ');
}

/** Asks for something as fast as it is answered, after a little of the same to warm up. */
export async function measureLoad(measured: Measured, target: Target, load: Load): Promise<Row> {
  await fire(measured, target, { ...load, seconds: 1 });
  const [server, database] = [processorMs(measured.serverId), familyMs(measured.databaseId)];
  const result = await fire(measured, target, load);
  const { requests, latency, errors, non2xx, '2xx': good } = result;
  const answers = Math.max(1, good + non2xx);
  if (errors + non2xx > 0) console.error(failureText(target, result));
  return {
    what: target.name,
    'req/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'server CPU ms': round((processorMs(measured.serverId) - server) / answers, 2),
    'database CPU ms': round((familyMs(measured.databaseId) - database) / answers, 2),
    'RSS MB': memoryMb(measured.serverId),
    failures: errors + non2xx,
  };
}
