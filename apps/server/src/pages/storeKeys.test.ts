import { expect, it } from 'vitest';
import { StoreKeys } from './storeKeys.ts';

it('A drop changes the keys of a store and deletes its values, and those of all stores for null', () => {
  const keys = new StoreKeys();
  const prefixes = () => ['a', 'ab'].map((store) => keys.prefix(store));
  const [ofA = '', ofAb = ''] = prefixes();
  const cache = new Map([ofA, ofAb].map((prefix) => [`${prefix}/`, 'page']));
  keys.drop('a', cache);
  expect([...cache.keys()]).toEqual([`${ofAb}/`]);
  expect(prefixes()).toEqual([expect.not.stringMatching(`^${ofA}$`), ofAb]);
  keys.drop(null, cache);
  expect(cache.size).toBe(0);
  expect(prefixes()).not.toContain(ofAb);
});
