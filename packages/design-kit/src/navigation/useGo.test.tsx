import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NavigationProvider } from './address.tsx';
import { useGo } from './useGo.ts';

const start = { pathname: '/', search: '', hash: '', state: null, key: 'default' };

/** A component that navigates by code, in a shell that owns the addresses under `/products`. */
function aTraveller() {
  const gone: unknown[] = [];
  const navigation = {
    prefetch: () => undefined,
    owns: (href: string) => href.startsWith('/products'),
    go: (href: string, options: unknown) => void gone.push([href, options]),
  };
  const rendered: ReturnType<typeof useGo>[] = [];
  function Traveller() {
    rendered.push(useGo());
    return null;
  }
  const traveller = <Traveller />;
  const at = (pathname: string) => (
    <NavigationProvider address={{ ...start, pathname }} value={navigation}>
      {traveller}
    </NavigationProvider>
  );
  const { rerender } = render(at('/'));
  return { gone, rendered, goTo: (pathname: string) => rerender(at(pathname)) };
}

describe('useGo', () => {
  afterEach(cleanup);

  it('navigates to a page of the shell, with a new history entry or in place of the current one', () => {
    const { gone, rendered } = aTraveller();
    rendered[0]?.('/products?page=2');
    rendered[0]?.('/products', { replace: true, state: 'kept' });
    expect(gone).toEqual([
      ['/products?page=2', { replace: false, state: null }],
      ['/products', { replace: true, state: 'kept' }],
    ]);
  });

  it('does not re-render its component when the address changes', () => {
    const { rendered, goTo } = aTraveller();
    goTo('/cart');
    goTo('/products');
    expect(rendered).toHaveLength(1);
  });
});
