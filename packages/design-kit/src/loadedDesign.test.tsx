import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DesignProvider,
  clearFailures,
  loadPart,
  loadTier,
  unloaded,
  type LoadedDesign,
} from './loadedDesign.tsx';
import { resolveDesign } from './design.ts';
import { partsOfTier, type PartName } from './parts.ts';
import { ProductCardSkeleton } from './parts/index.ts';
import { someDesign } from './testing/someDesign.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tree = (loaded: LoadedDesign) => (
  <DesignProvider value={loaded}>
    <Suspense fallback="en route">
      <ProductCardSkeleton />
    </Suspense>
  </DesignProvider>
);
const renderUi = (loaded: LoadedDesign) => render(tree(loaded));

describe('a part', () => {
  // React warns only once, so this test runs before any other part that suspends.
  it('causes no React warning when it suspends, nor when it re-renders', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const loaded = unloaded(someDesign());
    const { rerender } = await act(async () => renderUi(loaded));
    await act(async () => rerender(tree(loaded)));
    expect(screen.getByText('default ProductCardSkeleton').isConnected).toBe(true);
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
  });

  it('is the design’s component of that name', async () => {
    const own = {
      ...someDesign('robe'),
      parts: { ProductCardSkeleton: someDesign('robe').parts.ProductCardSkeleton },
    };
    const loaded = unloaded(resolveDesign({ ...own, pages: {} }, someDesign()));
    await loadTier(loaded, 'first');
    expect(renderUi(loaded).container.textContent).toBe('robe ProductCardSkeleton');
  });

  it('is inherited from the default where the design leaves it out', async () => {
    const heir = { ...someDesign('robe'), pages: {}, parts: {} };
    const loaded = unloaded(resolveDesign(heir, someDesign()));
    await loadTier(loaded, 'first');
    expect(renderUi(loaded).container.textContent).toBe('default ProductCardSkeleton');
  });

  it('is waited for when its code is not here yet', async () => {
    const loaded = unloaded(someDesign());
    await act(async () => renderUi(loaded));
    expect(await screen.findByText('default ProductCardSkeleton')).toBeDefined();
  });

  it('reports that it renders', async () => {
    const rendered: PartName[] = [];
    const loaded: LoadedDesign = { ...unloaded(someDesign()), onRender: (name) => rendered.push(name) };
    await loadTier(loaded, 'first');
    renderUi(loaded);
    expect(rendered).toEqual(['ProductCardSkeleton']);
  });

  it('outside a design says what to do', () => {
    expect(() => render(<ProductCardSkeleton />)).toThrow('A part was rendered outside <DesignProvider>.');
  });
});

describe('loading', () => {
  it('fetches each part once, however often it is requested', async () => {
    let fetched = 0;
    const loaded = unloaded(
      someDesign('default', {
        Header: () => {
          fetched += 1;
          return Promise.resolve({ part: () => null });
        },
      }),
    );
    await Promise.all([loadPart(loaded, 'Header'), loadPart(loaded, 'Header'), loadTier(loaded, 'first')]);
    expect(fetched).toBe(1);
  });

  it('fetches a tier and no other', async () => {
    const loaded = unloaded(someDesign());
    await loadTier(loaded, 'later');
    expect(Object.keys(loaded.parts).toSorted()).toEqual(partsOfTier('later').toSorted());
  });

  it('refetches a failed part only after failures are cleared', async () => {
    vi.useFakeTimers();
    let fetched = 0;
    const loaded = unloaded(
      someDesign('default', {
        Footer: () => {
          fetched += 1;
          return fetched <= 2 ? Promise.reject(new Error('gone')) : Promise.resolve({ part: () => null });
        },
      }),
    );
    const failure = loadPart(loaded, 'Footer').catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failure).toEqual(new Error('gone'));
    await expect(loadPart(loaded, 'Footer')).rejects.toThrow('gone');
    expect(fetched).toBe(2);
    clearFailures(loaded);
    await loadPart(loaded, 'Footer');
    expect(fetched).toBe(3);
  });
});
