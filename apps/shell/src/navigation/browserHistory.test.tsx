import { beforeEach, describe, expect, it } from 'vitest';
import { makeBrowserHistory, type HistoryLocation } from './browserHistory.ts';

function aHistory(renderedAt?: string) {
  let made = 0;
  const history = makeBrowserHistory(window, () => `entry-${(made += 1)}`, renderedAt);
  const received: HistoryLocation[] = [];
  const stop = history.listen((place) => received.push(place));
  const steps = () =>
    received.map(({ arrivalType, address: { pathname, search, state, key } }) => [
      arrivalType,
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
      arrivalType: 'POP',
    });
  });

  it('begins at the rendered page, and reports back steps that happened since', () => {
    window.history.replaceState({ key: 'entry-7', state: { from: 'home' } }, '', '/products');
    const { origin } = window.location;
    const rendered = `${origin}/products/robe-wax?couleur=rouge#avis`;
    const history = makeBrowserHistory(window, () => 'entry', rendered);
    const address = { pathname: '/products/robe-wax', search: '?couleur=rouge', hash: '#avis' };
    expect(history.place()).toEqual({
      address: { ...address, state: null, key: 'default' },
      arrivalType: 'POP',
    });
    expect(aHistory(rendered).steps()).toEqual([['POP', '/products', { from: 'home' }, 'entry-7']]);
  });

  it('does not report another hash of the rendered page as a step', () => {
    window.history.replaceState({ key: 'entry-7', state: null }, '', '/products#liste');
    const { history, steps } = aHistory(`${window.location.origin}/products`);
    expect([history.place().address.hash, history.place().address.key, steps()]).toEqual([
      '#liste',
      'entry-7',
      [],
    ]);
  });

  it('reports each step with its state and a unique key', () => {
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

  it('does not navigate to an external address', () => {
    const { history, steps } = aHistory();
    history.go('https://example.com/products');
    expect(steps()).toEqual([]);
    expect(window.location.pathname).toBe('/');
  });

  it('reports a back step with the state saved there', async () => {
    const { history, steps } = aHistory();
    history.go('/products', { state: { from: 'home' } });
    history.go('/cart');
    const popped = nextPop();
    window.history.back();
    await popped;
    expect(steps().at(-1)).toEqual(['POP', '/products', { from: 'home' }, 'entry-1']);
  });

  it('reports nothing after the listener is removed', () => {
    const { history, steps, stop } = aHistory();
    stop();
    history.go('/cart');
    expect(steps()).toEqual([]);
  });
});
