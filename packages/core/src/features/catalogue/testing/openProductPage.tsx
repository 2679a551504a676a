import { act, waitFor } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { useToasts } from '../../../lib/alerts/useToasts.ts';
import { useCartBadge } from '../../cart/useCartBadge.ts';
import type { AppStore } from '../../../app/store/makeStore.ts';
import { useAppSelector } from '../../../lib/store/storeHooks.ts';
import { makeTestStore, renderHookWithStore } from '../../../testing/renderWithStore.tsx';
import { useProductPage } from '../useProductPage.ts';
import type { ProductView } from '../views.ts';
import { selectOverlay } from '../../overlay/overlaySlice.ts';

/** A product page whose URL follows the page's navigation. */
export function usePageAt(productId: string, start = '') {
  const [search, setSearch] = useState(start);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const go = (href: string) => setSearch(href.split('?')[1] ?? '');
  return { page: useProductPage(productId, { query, go }), search, go };
}

/** Opens a product's page and waits until it is no longer loading. */
export async function openProductPage(productId: string, search = '', store: AppStore = makeTestStore()) {
  const rendered = renderHookWithStore(
    () => ({
      ...usePageAt(productId, search),
      toasts: useToasts(),
      badge: useCartBadge(),
      overlay: useAppSelector(selectOverlay).overlay,
    }),
    { store },
  );
  await waitFor(() => expect(rendered.result.current.page.status).not.toBe('loading'));
  const product = (): ProductView => {
    const { page } = rendered.result.current;
    if (page.status !== 'ready') throw new Error(`the page is ${page.status}`);
    return page.product;
  };
  const choose = (name: string, value: string) =>
    act(() =>
      product()
        .options.find((group) => group.name === name)
        ?.choices.find((choice) => choice.value === value)
        ?.choose(),
    );
  return { ...rendered, product, choose };
}

/** Selected label of each option. */
export const chosenLabels = (product: ProductView): string[] =>
  product.options.map(({ selectedLabel }) => selectedLabel);
