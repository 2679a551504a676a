import { useAddress, useNavigation } from '@teranga/design-kit/navigation';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeBrowserHistory } from './browserHistory.ts';
import { ShellRouter, useIsNavigating } from './ShellRouter.tsx';

function Screen() {
  const { pathname } = useAddress();
  const arrivalType = useNavigationType();
  return <p>{[pathname, arrivalType, ...(useIsNavigating() ? ['navigating'] : [])].join(' ')}</p>;
}

/** A page that has preview data and can render at once. */
const sighted = '/products/robe-wax';

/** A router whose pages are ready when the test says so. */
function aRouter() {
  const ready = new Map<string, () => void>();
  const start = (href: string) => ({
    arrived: new Promise<void>((resolve) => ready.set(href, resolve)),
    hasPreviewData: () => href === sighted,
  });
  let made = 0;
  const history = makeBrowserHistory(window, () => `entry-${(made += 1)}`);
  const prefetches: ((href: string) => void)[] = [];
  function Lender() {
    prefetches.push(useNavigation().prefetch);
    return null;
  }
  render(
    <ShellRouter history={history} start={start}>
      <Screen />
      <Lender />
    </ShellRouter>,
  );
  return {
    go: (href: string) => act(async () => history.go(href)),
    arrive: (href: string) => act(async () => ready.get(href)?.()),
    prefetch: (href: string) => act(() => prefetches.at(-1)?.(href)),
    started: () => [...ready.keys()],
    shown: () => screen.getByRole('paragraph').textContent,
  };
}

describe('ShellRouter', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));
  afterEach(cleanup);

  it('shows the current page until the next one is ready, with a progress indicator', async () => {
    const { go, arrive, shown } = aRouter();
    await go('/cart');
    expect(shown()).toBe('/ POP navigating');
    await arrive('/cart');
    expect(shown()).toBe('/cart PUSH');
  });

  it('renders the preview of a page at once, without a progress indicator', async () => {
    const { go, arrive, shown } = aRouter();
    await go(sighted);
    expect(shown()).toBe(`${sighted} PUSH`);
    await arrive(sighted);
    expect(shown()).toBe(`${sighted} PUSH`);
  });

  it('lets a preview supersede an earlier navigation', async () => {
    const { go, arrive, shown } = aRouter();
    await go('/cart');
    await go(sighted);
    await arrive('/cart');
    expect(shown()).toBe(`${sighted} PUSH`);
  });

  it('lets a later wish overtake an earlier one', async () => {
    const { go, arrive, shown } = aRouter();
    await go('/cart');
    await go('/products');
    await arrive('/products');
    await arrive('/cart');
    expect(shown()).toBe('/products PUSH');
  });

  it('prefetches pages of links without navigation', () => {
    const { prefetch, started, shown } = aRouter();
    prefetch('/checkout');
    expect(started()).toEqual(['/checkout']);
    expect(shown()).toBe('/ POP');
  });
});
