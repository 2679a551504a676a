import pg from 'pg';

/** Stops the calls of one `listen`. */
export type Unlisten = () => Promise<void>;

type OnNotice = (payload: string | null) => void;

const firstRetryMs = 100;
const longestRetryMs = 5_000;

/** One connection that hears all channels, and comes back by itself when it is lost. */
export class Listener {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #heard = new Map<string, Set<OnNotice>>();
  #client: Promise<pg.Client> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  async listen(channel: string, onNotice: OnNotice): Promise<Unlisten> {
    const known = this.#heard.get(channel);
    if (known) known.add(onNotice);
    else {
      this.#heard.set(channel, new Set([onNotice]));
      const isFirst = this.#client === null;
      const client = await (this.#client ??= this.#connect());
      // A new connection listens to every channel known when it is made.
      if (!isFirst) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    return async () => {
      this.#heard.get(channel)?.delete(onNotice);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'teranga-listener',
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    client.on('error', (error) => this.#onError(error));
    await client.connect();
    for (const channel of this.#heard.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
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
          for (const channel of this.#heard.keys()) this.#tell(channel, null);
        },
        (error: Error) => {
          this.#onError(error);
          this.#reconnect(Math.min(delayMs * 2, longestRetryMs));
        },
      );
    }, delayMs);
  }

  #tell(channel: string, payload: string | null): void {
    for (const onNotice of this.#heard.get(channel) ?? []) onNotice(payload);
  }
}
