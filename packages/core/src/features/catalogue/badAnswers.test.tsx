import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { offlineText } from '../../lib/network/offlineWords.ts';
import { useCart } from '../cart/useCart.ts';
import { useCollectionPage } from './collection/useCollectionPage.ts';
import { useServices } from '../services/useServices.ts';
import { renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { useWishlist } from '../wishlist/page/useWishlist.ts';
import { usePageAt } from './testing/openProductPage.tsx';
import {
  useBestSellers,
  useCategorySections,
  useCollections,
  useNewProducts,
  usePopularCategories,
} from './useHomeLists.ts';
import { useProductList } from './useProductList.ts';

const served = serveWorld();
const query = new URLSearchParams();

/** Status and message that a page shows. */
interface Shown {
  status: string;
  message?: string;
}
const productsFailure = 'Failed to load new products. Please try again later.';
const unexpected = 'Une erreur inattendue est survenue';
/** Page, hook, message without a response, and status for a response without the page's content. */
const pages: [what: string, useShown: () => Shown, failure: string, withoutContent: 'ready' | 'failed'][] = [
  ['new products', useNewProducts, productsFailure, 'failed'],
  ['best sellers', useBestSellers, productsFailure, 'failed'],
  ['category sections', useCategorySections, unexpected, 'ready'],
  ['popular categories', usePopularCategories, unexpected, 'ready'],
  ['collections', useCollections, unexpected, 'ready'],
  ['services', useServices, 'Une erreur est survenue lors du chargement des services', 'ready'],
  ['a product', () => usePageAt('robe-wax').page, 'Failed to load product details', 'failed'],
  ['a list', () => useProductList({ query, go: () => undefined }).results, unexpected, 'failed'],
  ['a collection', () => useCollectionPage('tabaski', query), unexpected, 'failed'],
  ['the wishlist', useWishlist, 'Failed to fetch wishlist items', 'failed'],
  ['the cart', useCart, 'Erreur lors du chargement du panier', 'failed'],
];
const noAnswers: [what: string, answer: () => Response][] = [
  ['is a page', () => HttpResponse.html('<h1>Connexion</h1>')],
  ['is cut off', () => new HttpResponse('{"data":[{"id":"a","na')],
  ['never comes', () => HttpResponse.error()],
];
const poorAnswers: [what: string, body: string][] = [
  ['empty', ''],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['of another kind', '[1, "deux", null, [], { "id": {} }]'],
];

async function shown(useShown: () => Shown, answer: () => Response): Promise<Shown> {
  served.server.use(http.get('*/api/*', answer));
  const { result } = renderHookWithStore(useShown);
  await waitFor(() => expect(result.current.status).not.toBe('loading'));
  return result.current;
}

describe.each(pages)('Of %s', (_page, useShown, failure, withoutContent) => {
  it.each(noAnswers)('a response that %s shows the failure message', async (_what, answer) => {
    expect(await shown(useShown, answer)).toMatchObject({ status: 'failed', message: failure });
  });

  it('a read without a network shows the offline message', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await shown(useShown, () => HttpResponse.error())).toMatchObject({
      status: 'failed',
      message: offlineText,
    });
  });

  it.each(poorAnswers)(`an answer that is %s leaves it ${withoutContent}`, async (_what, body) => {
    const { status, message } = await shown(useShown, () => new HttpResponse(body));
    expect(status).toEqual(withoutContent);
    expect(message).toEqual(withoutContent === 'failed' ? failure : undefined);
  });
});

const bare = () =>
  HttpResponse.json({
    id: 'a',
    name: 'Théière',
    data: [{ id: 'b', name: 'Bol', sellingPrice: 500 }, { name: 'x' }],
  });

it('a product and a list show what their answers do hold', async () => {
  const page = await shown(() => usePageAt('a').page, bare);
  expect(page).toMatchObject({ status: 'ready', product: { name: 'Théière', isOutOfStock: true } });
  const list = await shown(() => useProductList({ query, go: () => undefined }).results, bare);
  expect(list).toMatchObject({
    status: 'ready',
    data: { cards: [{ id: 'b', name: 'Bol', isOutOfStock: true }] },
  });
});
