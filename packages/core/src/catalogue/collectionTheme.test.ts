import { expect, it } from 'vitest';
import { readCollectionPage } from './collectionTheme.ts';

it.each([
  ['', 1],
  ['page=', 1],
  ['page=7', 7],
  ['page=999999', 999_999],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1000001', 1],
  ['page=abc', 1],
])('the address «%s» of a collection asks for page %i, which the API has', (query, page) => {
  expect(readCollectionPage(new URLSearchParams(query))).toBe(page);
});
