import { describe, expect, it } from 'vitest';
import { scrollTarget } from './scrollTarget.ts';

const page = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
const home = page('/');
const list = page('/products');
const secondPage = page('/products', '?page=2');
const services = page('/', '', '#services');

describe('scrollTarget', () => {
  it.each([
    ['a link leads to a page', home, list, 'PUSH', 900, { kind: 'top' }],
    ['a link leads to the next page of a list', list, secondPage, 'PUSH', 900, { kind: 'top' }],
    ['a link leads to a place of another page', list, services, 'PUSH', 900, { kind: 'hash' }],
    ['a link leads to a place of this page', home, services, 'PUSH', 900, { kind: 'hash' }],
    ['the shopper goes back', list, home, 'POP', 900, { kind: 'position', top: 900 }],
    ['the shopper goes back to a page not remembered', list, home, 'POP', null, { kind: 'top' }],
    ['the shopper goes back to a place of a page', list, services, 'POP', null, { kind: 'hash' }],
    ['the shopper follows an anchor', home, services, 'POP', 900, { kind: 'hash' }],
    ['the shopper goes back from an anchor', services, home, 'POP', 900, { kind: 'position', top: 900 }],
    ['the shopper goes back from an anchor not come to', services, home, 'POP', null, { kind: 'stay' }],
    ['a step leads to the same place', home, home, 'POP', 900, { kind: 'stay' }],
    ['a choice replaces the query', list, secondPage, 'REPLACE', 900, { kind: 'stay' }],
    ['the same link is followed twice', services, services, 'REPLACE', 900, { kind: 'hash' }],
    ['a link leads to the page it is on', list, list, 'REPLACE', 900, { kind: 'top' }],
    ['a link leads from a place to its page', services, home, 'PUSH', 900, { kind: 'top' }],
    ['a page sends on to another', list, home, 'REPLACE', 900, { kind: 'top' }],
  ] as const)('returns the position when %s', (_case, from, to, how, recalled, goal) => {
    expect(scrollTarget({ from, to, how, isReturn: false, recalled })).toEqual(goal);
  });

  it.each([
    ['reloaded or come back to', true, 900, { kind: 'position', top: 900 }],
    ['revisited', false, 900, { kind: 'stay' }],
    ['reloaded without a memory', true, null, { kind: 'stay' }],
  ] as const)('returns the position when the document is %s', (_case, isReturn, recalled, goal) => {
    expect(scrollTarget({ from: null, to: list, how: 'POP', isReturn, recalled })).toEqual(goal);
  });
});
