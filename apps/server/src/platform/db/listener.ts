import pg from 'pg';

/** Stops the calls of one `listen`. */
export type Unlisten = () => Promise<void>;

type OnNotification = (payload: string | null) => void;

const firstRetryMs = 100;
const longestRetryMs = 5_000;

/** Locks that a process holds in common with others, by names of one space. */
interface HeldLocks {
  space: number;
  names: readonly string[];
}

const takeLocks = 'select pg_advisory_lock_shared($1, hashtext(name)) from unnest($2::text[]) name';
/**
 * A machine that loses power closes no connection: PostgreSQL detects it within a minute and
 * releases its locks.
 */
const detectDeadPeers =
  'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';

/**
 * One connection that listens on all channels and holds the process's locks; it reconnects when
 * lost.
 */
export class Listener {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #received = new Map<string, Set<OnNotification>>();
  readonly #held: HeldLocks[] = [];
  #client: Promise<pg.Client> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  async listen(channel: string, onNotification: OnNotification): Promise<Unlisten> {
    const listeners = this.#received.get(channel);
    if (listeners) listeners.add(onNotification);
    else {
      this.#received.set(channel, new Set([onNotification]));
      await this.#query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    return async () => {
      this.#received.get(channel)?.delete(onNotification);
    };
  }

  async hold(space: number, names: readonly string[]): Promise<void> {
    this.#held.push({ space, names });
    await this.#query(takeLocks, [space, names]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  /**
   * Queries the open connection. A new one subscribes by itself to everything registered so far.
   */
  async #query(text: string, values?: unknown[]): Promise<void> {
    const isFirst = this.#client === null;
    const client = await (this.#client ??= this.#connect());
    if (!isFirst) await client.query(text, values);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'teranga-listener',
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => this.#notify(channel, payload ?? ''));
    client.on('error', (error) => this.#onError(error));
    await client.connect();
    await client.query(detectDeadPeers);
    for (const channel of this.#received.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    for (const { space, names } of this.#held) await client.query(takeLocks, [space, names]);
    client.once('end', () => this.#reconnect(firstRetryMs));
    return client;
  }

  #reconnect(delayMs: number): void {
    if (this.#closed) return;
    this.#retry = setTimeout(() => {
      const attempt = this.#connect();
      attempt.then(
        () => {
          this.#client = attempt;
          for (const channel of this.#received.keys()) this.#notify(channel, null);
        },
        (error: Error) => {
          this.#onError(error);
          this.#reconnect(Math.min(delayMs * 2, longestRetryMs));
        },
      );
    }, delayMs);
  }

  #notify(channel: string, payload: string | null): void {
    for (const onNotification of this.#received.get(channel) ?? []) onNotification(payload);
  }
}
