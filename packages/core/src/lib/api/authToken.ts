import { textSlot, type BrowserStorage, type StorageSlot } from '../services/index.ts';

const saved = textSlot('authToken', 'local');

/** Tokens for browsers without storage; they last until the page is unloaded. */
const unkept = new WeakMap<BrowserStorage, string>();

/** The bearer token of a signed-in customer. */
export const authTokenSlot: StorageSlot<string | null> = {
  key: saved.key,
  get: (storage) => saved.get(storage) ?? unkept.get(storage) ?? null,
  set: (storage, token) => {
    saved.set(storage, token);
    if (token !== null && saved.get(storage) !== token) unkept.set(storage, token);
  },
  clear: (storage) => {
    saved.clear(storage);
    unkept.delete(storage);
  },
};
