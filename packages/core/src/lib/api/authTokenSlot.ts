import { textSlot, type BrowserStorage, type StorageSlot } from '../services/index.ts';

const saved = textSlot('authToken', 'local');

/** Tokens for browsers without storage; they last until the page is unloaded. */
const inMemory = new WeakMap<BrowserStorage, string>();

/** The bearer token of a signed-in customer. */
export const authTokenSlot: StorageSlot<string | null> = {
  key: saved.key,
  get: (storage) => saved.get(storage) ?? inMemory.get(storage) ?? null,
  set: (storage, token) => {
    saved.set(storage, token);
    if (token !== null && saved.get(storage) !== token) inMemory.set(storage, token);
  },
  clear: (storage) => {
    saved.clear(storage);
    inMemory.delete(storage);
  },
};
