/** What a slot needs of a browser storage. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The two storages of a browser; null where there is none or it is forbidden. */
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

/** A typed place in a storage. No operation throws: what cannot be read is the fallback, what cannot be kept is let go. */
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
  /** Throws, or gives the fallback, when the text is not what was written. */
  parse: (text: string) => T;
  print: (value: T) => string;
}

/** Declares a slot. */
export function storageSlot<T>({ key, area, fallback, parse, print }: SlotOptions<T>): StorageSlot<T> {
  const pendingOrder = <R>(run: (area: StorageArea) => R, storage: BrowserStorage, otherwise: R): R => {
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
      pendingOrder(
        (place) => {
          const text = place.getItem(key);
          return text === null ? fallback : parse(text);
        },
        storage,
        fallback,
      ),
    set: (storage, value) => pendingOrder((place) => place.setItem(key, print(value)), storage, undefined),
    clear: (storage) => pendingOrder((place) => place.removeItem(key), storage, undefined),
  };
}

/** A slot for a plain text, kept as it is. */
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
