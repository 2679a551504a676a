/** The methods a slot needs of a browser storage. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's two storages; null where missing or forbidden. */
export interface BrowserStorage {
  local: StorageArea | null;
  session: StorageArea | null;
}

/** No storage at all: the server's, and a locked-down browser's. */
export const noStorage: BrowserStorage = { local: null, session: null };

function areaOrNull(read: () => Storage): StorageArea | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The storages of a window; reading them may throw where cookies are forbidden. */
export function browserStorage(owner: { localStorage: Storage; sessionStorage: Storage }): BrowserStorage {
  return {
    local: areaOrNull(() => owner.localStorage),
    session: areaOrNull(() => owner.sessionStorage),
  };
}

/**
 * A typed storage slot. No operation throws: unreadable content yields the fallback, and values
 * that cannot be saved are dropped.
 */
export interface StorageSlot<T> {
  key: string;
  get: (storage: BrowserStorage) => T;
  set: (storage: BrowserStorage, value: T) => void;
  clear: (storage: BrowserStorage) => void;
}

interface SlotOptions<T> {
  key: string;
  area: keyof BrowserStorage;
  fallback: T;
  /** Throws or returns the fallback for malformed text. */
  parse: (text: string) => T;
  print: (value: T) => string;
}

/** Declares a slot. */
export function storageSlot<T>({ key, area, fallback, parse, print }: SlotOptions<T>): StorageSlot<T> {
  const tryArea = <R>(run: (area: StorageArea) => R, storage: BrowserStorage, otherwise: R): R => {
    const place = storage[area];
    if (!place) return otherwise;
    try {
      return run(place);
    } catch {
      return otherwise;
    }
  };
  return {
    key,
    get: (storage) =>
      tryArea(
        (place) => {
          const text = place.getItem(key);
          return text === null ? fallback : parse(text);
        },
        storage,
        fallback,
      ),
    set: (storage, value) => tryArea((place) => place.setItem(key, print(value)), storage, undefined),
    clear: (storage) => tryArea((place) => place.removeItem(key), storage, undefined),
  };
}

/** A slot for unencoded text. */
export function textSlot(key: string, area: keyof BrowserStorage): StorageSlot<string | null> {
  return storageSlot<string | null>({
    key,
    area,
    fallback: null,
    parse: (text) => text || null,
    print: (value) => value ?? '',
  });
}

/** A slot for JSON; `read` turns whatever was parsed into a value. */
export function jsonSlot<T>(
  key: string,
  area: keyof BrowserStorage,
  fallback: T,
  read: (value: unknown) => T,
): StorageSlot<T> {
  return storageSlot({
    key,
    area,
    fallback,
    parse: (text) => read(JSON.parse(text)),
    print: (value) => JSON.stringify(value),
  });
}
