// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBrowserHistory, type Place } from './browserHistory.ts';

function aHistory() {
  let made = 0;
  return makeBrowserHistory(window, () => `entry-${(made += 1)}`);
}
const nextPop = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

describe('makeBrowserHistory', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('begins at the address of the window', () => {
    window.history.replaceState(null, '', '/products?page=2#liste');
    const { location, arrival } = aHistory().place();
    expect({ ...location, arrival }).toEqual({
      pathname: '/products',
      search: '?page=2',
      hash: '#liste',
      state: null,
      key: 'default',
      arrival: 'POP',
    });
  });

  it('tells of each push and replacement with its state and a key of its own', () => {
    const history = aHistory();
    const heard: Place[] = [];
    history.listen((place) => heard.push(place));
    history.push('/cart');
    history.replace({ pathname: '/order-confirmation' }, { ref: 'ABCD' });
    expect(
      heard.map(({ arrival, location: { pathname, state, key } }) => [arrival, pathname, state, key]),
    ).toEqual([
      ['PUSH', '/cart', null, 'entry-1'],
      ['REPLACE', '/order-confirmation', { ref: 'ABCD' }, 'entry-2'],
    ]);
    expect(window.location.pathname).toBe('/order-confirmation');
  });

  it('tells of going back, with the state that was left there', async () => {
    const history = aHistory();
    history.push('/products', { from: 'home' });
    history.push('/cart');
    const heard: Place[] = [];
    history.listen((place) => heard.push(place));
    const popped = nextPop();
    history.go(-1);
    await popped;
    expect(heard.map(({ arrival, location: { pathname, state } }) => [arrival, pathname, state])).toEqual([
      ['POP', '/products', { from: 'home' }],
    ]);
  });

  it('tells nothing to those who stopped listening', () => {
    const history = aHistory();
    const heard: Place[] = [];
    const stop = history.listen((place) => heard.push(place));
    stop();
    history.push('/cart');
    expect(heard).toEqual([]);
  });
});
