import { TestStore } from '@teranga/core/testing/store';
import { DesignProvider, loadTier, unloaded } from '@teranga/design-kit';
import { NavigationProvider } from '@teranga/design-kit/navigation';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { design } from '../index.ts';
import CartPage from './CartPage.tsx';

afterEach(cleanup);

/** A promise, and what keeps it. */
function kept() {
  const keepers: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => keepers.push(resolve));
  return { promise, keep: () => keepers.forEach((keep) => keep()) };
}

it('stands while what an empty cart is drawn with is on its way', async () => {
  const asked = kept();
  const arrived = kept();
  const emptyState = () => {
    asked.keep();
    return arrived.promise.then(design.parts.EmptyState);
  };
  const loaded = unloaded({ ...design, parts: { ...design.parts, EmptyState: emptyState } });
  await loadTier(loaded, 'first');
  render(
    <NavigationProvider value={{ prefetch: () => undefined, owns: () => true, go: () => undefined }}>
      <DesignProvider value={loaded}>
        <TestStore>
          <Suspense>
            <CartPage />
          </Suspense>
        </TestStore>
      </DesignProvider>
    </NavigationProvider>,
  );
  await act(() => asked.promise);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Votre Panier');
  await act(async () => {
    arrived.keep();
    await arrived.promise;
  });
  expect(await screen.findByText('Votre panier est vide')).toBeDefined();
});
