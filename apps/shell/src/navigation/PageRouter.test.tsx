import { Link } from '@teranga/design-kit/navigation';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageRouter, useIsNavigating } from './PageRouter.tsx';

function Content() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  return <p>{`${pathname} ${navigationType}`}</p>;
}

function Progress() {
  return <output aria-busy={useIsNavigating()} />;
}

const hrefs = ['/cart', '/products', '/recu.pdf'];

/** A router whose pages are ready when the test says so. */
async function aRouter(renderedAt = '/') {
  const ready = new Map<string, () => void>();
  const start = (href: string) =>
    href === '/recu.pdf' ? null : new Promise<void>((resolve) => ready.set(href, resolve));
  const loadDocument = vi.fn<() => void>();
  const rendered = (
    <PageRouter start={start} renderedAt={renderedAt} loadDocument={loadDocument}>
      {hrefs.map((href) => (
        <Link key={href} href={href}>
          {href}
        </Link>
      ))}
      <Progress />
      <Content />
    </PageRouter>
  );
  await act(async () => render(rendered));
  return {
    follow: (href: string) => act(async () => userEvent.click(screen.getByRole('link', { name: href }))),
    arrive: (href: string) => act(async () => ready.get(href)?.()),
    started: () => [...ready.keys()],
    shown: () => screen.getByRole('paragraph').textContent,
    isBusy: () => screen.getByRole('status').getAttribute('aria-busy') === 'true',
    loadDocument,
  };
}

describe('The router of pages', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));
  afterEach(cleanup);

  it('shows the current page until the next one is ready, with a progress indicator', async () => {
    const { follow, arrive, shown, isBusy } = await aRouter();
    await follow('/cart');
    expect(shown()).toBe('/ POP');
    expect(isBusy()).toBe(true);
    expect(window.location.pathname).toBe('/cart');
    await arrive('/cart');
    expect(shown()).toBe('/cart PUSH');
    expect(isBusy()).toBe(false);
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
