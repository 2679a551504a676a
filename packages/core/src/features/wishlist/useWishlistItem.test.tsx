import { aProduct } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useToasts } from '../../lib/alerts/useToasts.ts';
import { deferred } from '../../testing/deferred.ts';
import { makeTestStore, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { loadWishlistOnce } from './loadWishlistOnce.ts';
import { useWishlistItem } from './useWishlistItem.ts';
import { useWishlistBadge } from './useWishlistBadge.ts';

const served = serveWorld();
const basket = aProduct();
const addLabel = `Ajouter à la liste de souhaits : ${basket.name}`;
const removeLabel = `Retirer de la liste de souhaits : ${basket.name}`;

/** A wishlist button on a page whose visitor's wishlist has been loaded. */
async function show() {
  const store = makeTestStore();
  await act(() => store.dispatch(loadWishlistOnce()));
  const rendered = renderHookWithStore(
    () => ({
      button: useWishlistItem(basket.id, basket.name),
      badge: useWishlistBadge(),
      toasts: useToasts(),
    }),
    { store },
  );
  const seen = () => {
    const { button, badge } = rendered.result.current;
    return [button.isInWishlist, button.label, badge.label];
  };
  const texts = () => rendered.result.current.toasts.map(({ text }) => text);
  const toggle = () => act(() => rendered.result.current.button.toggle());
  return { ...rendered, seen, texts, toggle };
}

const failing = (method: 'post' | 'delete', response: () => Response) =>
  served.server.use(http[method]('*/api/wishlist/:id', response));

describe('The wishlist button of a product', () => {
  it('is set at once, and stays set after the server’s confirmation', async () => {
    const { seen, texts, toggle } = await show();
    expect(seen()).toEqual([false, addLabel, 'Liste de souhaits, vide']);
    toggle();
    expect(seen()[0]).toBe(true);
    await waitFor(() => expect(texts()).toEqual(['Ajouté à la liste de souhaits']));
    expect(seen()).toEqual([true, removeLabel, 'Liste de souhaits, 1 article']);
    expect(served.world.wishlistItems).toEqual([basket.id]);
  });

  it('is set at once in every place that shows it', async () => {
    const { result } = renderHookWithStore(() => [
      useWishlistItem(basket.id, basket.name),
      useWishlistItem(basket.id, basket.name),
    ]);
    act(() => result.current[0]?.toggle());
    expect(result.current.map(({ isInWishlist }) => isInWishlist)).toEqual([true, true]);
    await waitFor(() => expect(served.world.wishlistItems).toEqual([basket.id]));
  });

  it('empties, and can be undone', async () => {
    served.world.wishlistItems = [basket.id];
    const { result, seen, texts, toggle } = await show();
    expect(seen()).toEqual([true, removeLabel, 'Liste de souhaits, 1 article']);
    toggle();
    await waitFor(() => expect(texts()).toEqual(['Retiré de la liste de souhaits']));
    expect(served.world.wishlistItems).toEqual([]);
    act(() => result.current.toasts[0]?.action?.run());
    await waitFor(() => expect(seen()[0]).toBe(true));
    await waitFor(() => expect(served.world.wishlistItems).toEqual([basket.id]));
  });

  it.each<[string, () => Response, string]>([
    [
      'with what the server says',
      () =>
        HttpResponse.json(
          { message: 'Une liste de souhaits contient au plus 200 articles.' },
          { status: 422 },
        ),
      'Une liste de souhaits contient au plus 200 articles.',
    ],
    [
      'with its own words when it says nothing',
      () => new HttpResponse(null, { status: 500 }),
      'Failed to update wishlist',
    ],
    ['when the network is gone', () => HttpResponse.error(), 'Failed to update wishlist'],
  ])('reverts when the change fails, %s', async (_case, response, text) => {
    failing('post', response);
    const { seen, texts, toggle } = await show();
    toggle();
    await waitFor(() => expect(texts()).toEqual([text]));
    await waitFor(() => expect(seen()).toEqual([false, addLabel, 'Liste de souhaits, vide']));
  });

  it('reports a missing network when a change could not be sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    failing('post', () => HttpResponse.error());
    const { texts, toggle } = await show();
    toggle();
    await waitFor(() => expect(texts()).toEqual(['Réessayez quand le réseau est revenu.']));
  });

  it('ends in the last state pressed, whatever the order of the responses', async () => {
    const [sent, gate] = [deferred(), deferred()];
    served.server.use(
      http.post('*/api/wishlist/:id', async () => {
        sent.resolve();
        await gate.promise;
        return undefined;
      }),
    );
    const { seen, toggle, texts } = await show();
    toggle();
    await sent.promise;
    toggle();
    toggle();
    toggle();
    expect(seen()[0]).toBe(false);
    gate.resolve();
    await waitFor(() => expect(texts()).toContain('Retiré de la liste de souhaits'));
    expect(seen()).toEqual([false, addLabel, 'Liste de souhaits, vide']);
    expect(served.world.wishlistItems).toEqual([]);
    const changes = served.world.log.filter((call) => /^(POST|DELETE)/.test(call));
    expect(changes).toEqual([`POST /api/wishlist/${basket.id}`, `DELETE /api/wishlist/${basket.id}`]);
  });

  it('refetches the list where the answer does not hold it', async () => {
    served.server.use(
      http.post('*/api/wishlist/:id', () => {
        served.world.wishlistItems = [basket.id];
        return HttpResponse.json({ success: true });
      }),
    );
    const { seen, toggle } = await show();
    toggle();
    await waitFor(() => expect(seen()).toEqual([true, removeLabel, 'Liste de souhaits, 1 article']));
    expect(served.world.log.filter((call) => call === 'GET /api/wishlist').length).toBe(2);
  });
});
