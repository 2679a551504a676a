import { expect, it } from 'vitest';
import { readCollectionPage } from './collectionPage.ts';

it.each([
  ['', 1],
  ['page=', 1],
  ['page=7', 7],
  ['page=999999', 999_999],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1000001', 1],
  ['page=abc', 1],
])('the query «%s» of a collection’s URL requests page %i, which the API supports', (query, page) => {
  expect(readCollectionPage(new URLSearchParams(query))).toBe(page);
});
