/**
 * Keys of cached values by store. After a drop a store's keys are new ones, so that what was being
 * computed before it is never read.
 */
export class StoreKeys {
  /** How often each store was dropped. */
  readonly #drops = new Map<string, number>();
  #allDrops = 0;

  prefix(storeId: string): string {
    return `${storeId} ${this.#allDrops} ${this.#drops.get(storeId) ?? 0} `;
  }

  /** Invalidates the keys of a store and deletes its values; null does so for all stores. */
  drop(storeId: string | null, cache: { keys(): Iterable<string>; delete(key: string): unknown }): void {
    if (storeId === null) this.#allDrops += 1;
    else this.#drops.set(storeId, (this.#drops.get(storeId) ?? 0) + 1);
    const dropped = [...cache.keys()].filter((key) => storeId === null || key.startsWith(`${storeId} `));
    for (const key of dropped) cache.delete(key);
  }
}
