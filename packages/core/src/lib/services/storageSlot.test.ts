import { describe, expect, it } from 'vitest';
import { memoryArea } from '../../testing/renderWithStore.tsx';
import { browserStorage, jsonSlot, noStorage, textSlot, type BrowserStorage } from './storageSlot.ts';

const slot = jsonSlot<number[]>('nombres', 'local', [], (value) => {
  if (!Array.isArray(value)) throw new Error('not a list');
  return value.filter((item) => typeof item === 'number');
});

const withText = (text: string): BrowserStorage => ({ local: memoryArea({ nombres: text }), session: null });

const forbidden: BrowserStorage = {
  session: null,
  local: {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  },
};

describe('A storage slot', () => {
  it('returns the saved value until it is cleared', () => {
    const storage: BrowserStorage = { local: memoryArea(), session: null };
    slot.set(storage, [1, 2]);
    const saved = slot.get(storage);
    slot.clear(storage);
    expect(saved).toEqual([1, 2]);
    expect(slot.get(storage)).toEqual([]);
  });

  it.each([
    ['is empty', withText('')],
    ['holds something else', withText('{"a":1}')],
    ['was cut off', withText('[1,2')],
    ['is not there', noStorage],
    ['is forbidden', forbidden],
  ])('gives the fallback when the storage %s', (_what, storage) => {
    expect(slot.get(storage)).toEqual([]);
  });

  it('ignores values that cannot be saved', () => {
    expect(slot.set(forbidden, [1])).toBe(undefined);
    expect(slot.clear(forbidden)).toBe(undefined);
  });

  it('stores plain text unchanged', () => {
    const storage: BrowserStorage = { local: memoryArea({ authToken: 'porteur' }), session: null };
    expect(textSlot('authToken', 'local').get(storage)).toBe('porteur');
    expect(textSlot('autre', 'local').get(storage)).toBe(null);
  });
});

describe('browserStorage', () => {
  it('has no area where the browser forbids reading it', () => {
    const owner = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
      sessionStorage: memoryArea() as Storage,
    };
    const { local, session } = browserStorage(owner);
    expect(local).toBe(null);
    expect(session === null).toBe(false);
  });
});
