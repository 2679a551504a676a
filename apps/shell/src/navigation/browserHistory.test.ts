// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBrowserHistory, type Place } from './browserHistory.ts';

function aHistory() {
  let made = 0;
  const history = makeBrowserHistory(window, () => `entry-${(made += 1)}`);
  const heard: Place[] = [];
  const stop = history.listen((place) => heard.push(place));
  const steps = () =>
    heard.map(({ arrival, address: { pathname, search, state, key } }) => [
      arrival,
      pathname + search,
      state,
      key,
    ]);
  return { history, steps, stop };
}
const nextPop = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

describe('makeBrowserHistory', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('begins at the address of the window', () => {
    window.history.replaceState(null, '', '/products?page=2#liste');
    expect(aHistory().history.place()).toEqual({
      address: { pathname: '/products', search: '?page=2', hash: '#liste', state: null, key: 'default' },
      arrival: 'POP',
    });
  });

  it('tells of each step with its state and a key of its own', () => {
    const { history, steps } = aHistory();
    history.go('/cart');
    history.go('/order-confirmation', { replace: true, state: { ref: 'ABCD' } });
    expect(steps()).toEqual([
      ['PUSH', '/cart', null, 'entry-1'],
      ['REPLACE', '/order-confirmation', { ref: 'ABCD' }, 'entry-2'],
    ]);
    expect(window.location.pathname).toBe('/order-confirmation');
  });

  it('makes no new step of the address it is at', () => {
    const { history, steps } = aHistory();
    const before = window.history.length;
    history.go('/');
    expect(steps()).toEqual([['REPLACE', '/', null, 'entry-1']]);
    expect(window.history.length).toBe(before);
  });

  it('goes nowhere for an address that is none of ours', () => {
    const { history, steps } = aHistory();
    history.go('https://example.com/products');
    expect(steps()).toEqual([]);
    expect(window.location.pathname).toBe('/');
  });

  it('tells of going back, with the state that was left there', async () => {
    const { history, steps } = aHistory();
    history.go('/products', { state: { from: 'home' } });
    history.go('/cart');
    const popped = nextPop();
    window.history.back();
    await popped;
    expect(steps().at(-1)).toEqual(['POP', '/products', { from: 'home' }, 'entry-1']);
  });

  it('tells nothing to those who stopped listening', () => {
    const { history, steps, stop } = aHistory();
    stop();
    history.go('/cart');
    expect(steps()).toEqual([]);
  });
});
