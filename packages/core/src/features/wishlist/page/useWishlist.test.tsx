import { aProduct } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderHookWithStore } from '../../../testing/renderWithStore.tsx';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { changeWishlistItem } from '../changes/changeWishlistItem.ts';
import { useWishlist } from './useWishlist.ts';

const served = serveWorld();
const basket = aProduct();

const seen = ({ result }: { result: { current: ReturnType<typeof useWishlist> } }) =>
  result.current.status === 'ready'
    ? [result.current.data.countLabel, result.current.data.cards.map(({ id }) => id)]
    : result.current.status;

describe('the page of the wishlist', () => {
  it('is loading, then shows the saved products', async () => {
    served.world.wishlistItems = ['robe-wax', basket.id];
    const rendered = renderHookWithStore(() => useWishlist());
    expect(seen(rendered)).toBe('loading');
    await waitFor(() => expect(seen(rendered)).toEqual(['2 articles', ['robe-wax', basket.id]]));
  });

  it('reflects products added and removed elsewhere on the page', async () => {
    const rendered = renderHookWithStore(() => useWishlist());
    await waitFor(() => expect(seen(rendered)).toEqual(['0 article', []]));
    await act(() => rendered.store.dispatch(changeWishlistItem(basket.id, true)));
    await waitFor(() => expect(seen(rendered)).toEqual(['1 article', [basket.id]]));
    await act(() => rendered.store.dispatch(changeWishlistItem(basket.id, false)));
    await waitFor(() => expect(seen(rendered)).toEqual(['0 article', []]));
  });

  it('reports the failure, and retries', async () => {
    served.server.use(
      http.get('*/api/wishlist', () => new HttpResponse('<h1>Panne</h1>', { status: 502 }), { once: true }),
    );
    const rendered = renderHookWithStore(() => useWishlist());
    await waitFor(() => expect(seen(rendered)).toBe('failed'));
    const { current } = rendered.result;
    if (current.status !== 'failed') throw new Error('it has not failed');
    expect(current.message).toBe('Failed to fetch wishlist items');
    act(() => current.retry());
    await waitFor(() => expect(seen(rendered)).toEqual(['0 article', []]));
  });

  it.each([
    ['an empty object', {}],
    ['null', null],
    ['products without ids', [{ name: 'Robe' }, 7]],
  ])('is not taken for empty when the answer is %s', async (_case, body) => {
    served.server.use(http.get('*/api/wishlist', () => HttpResponse.json(body)));
    const rendered = renderHookWithStore(() => useWishlist());
    await waitFor(() => expect(seen(rendered)).toBe('failed'));
  });
});
