import { readSettings } from '../../lib/settings/readSettings.ts';
import type { StoreSettings } from '../../lib/settings/settings.ts';
import { makeStore, type AppStore, type StoreOptions } from '../../app/store/makeStore.ts';
import type { BrowserStorage, StorageArea } from '../../lib/services/storageSlot.ts';

/** Where tests find the pretended back end. */
export const testOrigin = 'http://boutique.test';
/** The moment at which tests begin. */
export const testNow = Date.parse('2026-11-02T12:00:00.000Z');

/** A store's settings, as its meta tags would say them. */
export function someSettings(overrides: Partial<StoreSettings> = {}): StoreSettings {
  return {
    ...readSettings(() => null),
    storeId: 'teranga',
    storeName: 'Teranga',
    storeLogo: 'logo.png',
    cdnBaseUrl: `${testOrigin}/cdn/`,
    siteUrl: testOrigin,
    apiBaseUrl: testOrigin,
    csrfToken: 'jeton-1',
    ...overrides,
  };
}

/** A storage in memory. */
export function memoryArea(content: Record<string, string> = {}): StorageArea {
  const entries = new Map(Object.entries(content));
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** Both storages, in memory. */
export function memoryStorage(local: Record<string, string> = {}): BrowserStorage {
  return { local: memoryArea(local), session: memoryArea() };
}

/** A real store against the pretended back end. */
export function makeTestStore({ settings, ...rest }: Partial<StoreOptions> = {}): AppStore {
  return makeStore({
    settings: settings ?? someSettings(),
    now: () => testNow,
    storage: memoryStorage(),
    ...rest,
  });
}
