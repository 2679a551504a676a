import type { Database } from '../../platform/db/database.ts';
import type { Unlisten } from '../../platform/db/listener.ts';
import type { Store } from './store.ts';

/** The channel that says, with a store's id, that the store or its hosts changed. */
export const storeChanged = 'store_changed';

const allStores = `
  select s.id, s.name, s.design, s.logo, s.default_logo as "defaultLogo", h.host, h.is_redirect as "isRedirect",
         case when s.paused_at is not null then jsonb_build_object('until', s.paused_until, 'message', s.pause_message) end as pause,
         case when s.closed_at is not null then jsonb_build_object('closedAt', s.closed_at, 'deleteAt', s.delete_at) end as closing,
         coalesce(s.content -> 'designSettings', '{}') as "designSettings",
         first_value(h.host) over (partition by s.id order by h.is_primary desc, h.host) as "primaryHost"
  from stores s join store_hosts h on h.store_id = s.id`;

/** JSON has no dates. */
type StoreRow = Omit<Store, 'pause' | 'closing'> & {
  closing: { closedAt: string; deleteAt: string } | null;
  host: string;
  pause: { until: string | null; message: string | null } | null;
};

/** Maps hosts to stores: loaded once, cached in memory, reloaded after a change by any process. */
export class StoreDirectory {
  readonly #db: Database;
  #byHost: Promise<ReadonlyMap<string, Store>> | null = null;
  #unlisten: Unlisten | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Starts listening to changes. */
  async start(): Promise<void> {
    this.#unlisten = await this.#db.listen(storeChanged, () => {
      this.#byHost = null;
    });
  }

  async stop(): Promise<void> {
    await this.#unlisten?.();
  }

  /** The store of a host name as `hostName` writes it, or null. */
  async byHost(host: string): Promise<Store | null> {
    return (await this.#read()).get(host) ?? null;
  }

  /** Every store once. */
  async all(): Promise<Store[]> {
    const stores = new Map([...(await this.#read()).values()].map((store) => [store.id, store]));
    return [...stores.values()];
  }

  /** The hosts of a store. */
  async hostsOf(id: string): Promise<string[]> {
    return [...(await this.#read())].flatMap(([host, store]) => (store.id === id ? [host] : []));
  }

  #read(): Promise<ReadonlyMap<string, Store>> {
    if (this.#byHost) return this.#byHost;
    const reading = this.#readAll();
    this.#byHost = reading;
    reading.catch(() => {
      if (this.#byHost === reading) this.#byHost = null;
    });
    return reading;
  }

  async #readAll(): Promise<ReadonlyMap<string, Store>> {
    const { rows } = await this.#db.withoutStore((tx) => tx.query<StoreRow>(allStores));
    return new Map(
      rows.map(({ host, pause, closing, ...store }) => [
        host,
        {
          ...store,
          closing: closing && {
            closedAt: new Date(closing.closedAt),
            deleteAt: new Date(closing.deleteAt),
          },
          pause: pause && { ...pause, until: pause.until === null ? null : new Date(pause.until) },
        },
      ]),
    );
  }
}
