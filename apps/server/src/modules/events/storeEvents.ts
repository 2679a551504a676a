import { EventEmitter } from 'node:events';
import type { Database } from '../../platform/db/database.ts';
import type { Unlisten } from '../../platform/db/listener.ts';

/** Something that happened in a store, as the database announces it. */
export interface StoreEvent {
  store: string;
  event: 'order' | 'inbox' | 'import' | 'session-end';
  data: Record<string, unknown>;
}

/** An event, or null when some may have been missed. */
type OnEvent = (event: StoreEvent | null) => void;

const channel = 'store_events';
const everything = Symbol('every store');
/** More staff than work in one store at a time. */
const mostListeners = 1_000;

/** What happens in all stores, from every process, for those who follow one of them. */
export class StoreEvents {
  readonly #db: Pick<Database, 'listen'>;
  readonly #emitter = new EventEmitter().setMaxListeners(mostListeners);
  #unlisten: Unlisten | null = null;

  constructor(db: Pick<Database, 'listen'>) {
    this.#db = db;
  }

  async start(): Promise<void> {
    this.#unlisten = await this.#db.listen(channel, (payload) => {
      if (payload === null) this.#emitter.emit(everything, null);
      else this.#pass(JSON.parse(payload) as StoreEvent);
    });
  }

  async stop(): Promise<void> {
    await this.#unlisten?.();
  }

  /** Calls back with the events of a store until the returned function is called. */
  follow(store: string, onEvent: OnEvent): () => void {
    this.#emitter.on(store, onEvent);
    this.#emitter.on(everything, onEvent);
    return () => {
      this.#emitter.off(store, onEvent);
      this.#emitter.off(everything, onEvent);
    };
  }

  #pass(event: StoreEvent): void {
    this.#emitter.emit(event.store, event);
  }
}
