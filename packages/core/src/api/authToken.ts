import { textSlot, type BrowserStorage, type StorageSlot } from '../store/storageSlot.ts';

const kept = textSlot('authToken', 'local');

/** Tokens of browsers that keep nothing: they last as long as the page. */
const unkept = new WeakMap<BrowserStorage, string>();

/** The bearer token of a signed-in customer. */
export const authTokenSlot: StorageSlot<string | null> = {
  key: kept.key,
  get: (storage) => kept.get(storage) ?? unkept.get(storage) ?? null,
  set: (storage, token) => {
    kept.set(storage, token);
    if (token !== null && kept.get(storage) !== token) unkept.set(storage, token);
  },
  clear: (storage) => {
    kept.clear(storage);
    unkept.delete(storage);
  },
};
