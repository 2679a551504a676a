import { Link } from '@teranga/design-kit/navigation';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routerFuture } from '../routerFuture.ts';
import { ShownLocation, useIsNavigating } from './ShownLocation.tsx';

function Content() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  return <p>{`${pathname} ${navigationType}`}</p>;
}

function Progress() {
  return <output aria-busy={useIsNavigating()} />;
}

/** A page that has preview data and can render at once. */
const sighted = '/products/robe-wax';
const hrefs = ['/cart', '/products', sighted, '/recu.pdf'];

/** A router whose pages are ready when the test says so. */
async function aRouter(renderedAt = '/') {
  const ready = new Map<string, () => void>();
  const start = (href: string) =>
    href === '/recu.pdf'
      ? null
      : {
          arrived: new Promise<void>((resolve) => ready.set(href, resolve)),
          hasPreview: href === sighted,
        };
  const loadDocument = vi.fn<() => void>();
  const rendered = (
    <BrowserRouter future={routerFuture}>
      <ShownLocation start={start} renderedAt={renderedAt} loadDocument={loadDocument}>
        {hrefs.map((href) => (
          <Link key={href} href={href}>
            {href}
          </Link>
        ))}
        <Progress />
        <Content />
      </ShownLocation>
    </BrowserRouter>
  );
  await act(async () => render(rendered));
  return {
    follow: (href: string) => act(async () => fireEvent.click(screen.getByRole('link', { name: href }))),
    arrive: (href: string) => act(async () => ready.get(href)?.()),
    started: () => [...ready.keys()],
    shown: () => screen.getByRole('paragraph').textContent,
    isBusy: () => screen.getByRole('status').getAttribute('aria-busy') === 'true',
    loadDocument,
  };
}

describe('The shown location', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));
  afterEach(cleanup);

  it('is the current page until the next one is ready, with a progress indicator', async () => {
    const { follow, arrive, shown, isBusy } = await aRouter();
    await follow('/cart');
    expect(shown()).toBe('/ POP');
    expect(isBusy()).toBe(true);
    expect(window.location.pathname).toBe('/cart');
    await arrive('/cart');
    expect(shown()).toBe('/cart PUSH');
    expect(isBusy()).toBe(false);
  });

  it('is a page with a preview at once, without a progress indicator', async () => {
    const { follow, arrive, shown, isBusy } = await aRouter();
    await follow(sighted);
    expect(shown()).toBe(`${sighted} PUSH`);
    expect(isBusy()).toBe(false);
    await arrive(sighted);
    expect(shown()).toBe(`${sighted} PUSH`);
  });

  it('lets a preview supersede an earlier navigation', async () => {
    const { follow, arrive, shown } = await aRouter();
    await follow('/cart');
    await follow(sighted);
    await arrive('/cart');
    expect(shown()).toBe(`${sighted} PUSH`);
  });

  it('lets a later navigation overtake an earlier one', async () => {
    const { follow, arrive, shown } = await aRouter();
    await follow('/cart');
    await follow('/products');
    await arrive('/products');
    await arrive('/cart');
    expect(shown()).toBe('/products PUSH');
  });

  it('starts nothing for the page of the document', async () => {
    const { started, shown } = await aRouter();
    expect(started()).toEqual([]);
    expect(shown()).toBe('/ POP');
  });

  it('begins at the rendered page, then follows a step made before', async () => {
    const { arrive, shown } = await aRouter('/products');
    expect(shown()).toBe('/products POP');
    await arrive('/');
    expect(shown()).toBe('/ POP');
  });

  it('stays while the document of an address without a page loads', async () => {
    const { follow, shown, isBusy, loadDocument } = await aRouter();
    await follow('/recu.pdf');
    expect(loadDocument).toHaveBeenCalledOnce();
    expect(shown()).toBe('/ POP');
    expect(isBusy()).toBe(true);
  });
});
