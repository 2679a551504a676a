import { act, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { useCart } from '../../features/cart/useCart.ts';
import {
  useBestSellers,
  useCategorySections,
  useCollections,
  useNewProducts,
  usePopularCategories,
} from '../../features/catalogue/useHomeLists.ts';
import { useProductList } from '../../features/catalogue/useProductList.ts';
import { useProductPage } from '../../features/catalogue/useProductPage.ts';
import { useServices } from '../../features/services/useServices.ts';
import { dehydrate, type AppStore } from '../../app/store/makeStore.ts';
import { useFooter } from '../../features/page-frame/useFooter.ts';
import { useStoreInfo } from '../../features/store-info/useStoreInfo.ts';
import { makeTestStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import type { HomeRequestName } from '../reads/index.ts';
import type { PageName, PageParams } from '../table/index.ts';
import { initialRequests, pageRequests } from './pageRequests.ts';

const hasEvery = () => true;

const served = serveWorld();
const home: HomeRequestName[] = [
  'newProducts',
  'bestSellers',
  'categorySections',
  'popularCategories',
  'homeCollections',
  'services',
];

/** Renders the status of everything a page shows. */
function Home() {
  const lists = [
    useNewProducts(),
    useBestSellers(),
    useCategorySections(),
    usePopularCategories(),
    useCollections(),
    useServices(),
  ];
  return <p>{lists.map(({ status }) => status).join(' ')}</p>;
}
function Products() {
  const list = useProductList({ query: new URLSearchParams('category=Mode'), go: () => undefined });
  return <p>{`${list.results.status} ${list.filterGroups.map(({ id }) => id).join(' ')}`}</p>;
}
function Product() {
  const page = useProductPage('robe-wax', { query: new URLSearchParams(), go: () => undefined });
  return (
    <p>{page.status === 'ready' ? `${page.product.price.current} ${page.related.status}` : page.status}</p>
  );
}
function Frame() {
  return <p>{`${useStoreInfo().hero.title} ${useFooter(hasEvery).columns.length}`}</p>;
}
function Cart() {
  return <p>{useCart().status}</p>;
}

async function serverStore(page: PageName, params: PageParams, address: string): Promise<AppStore> {
  const store = makeTestStore();
  const requests = [...initialRequests(), ...pageRequests(page, params, new URLSearchParams(address), home)];
  await Promise.all(requests.map((request) => store.dispatch(request)));
  return store;
}

const pages: [
  what: string,
  page: PageName,
  params: PageParams,
  address: string,
  Rendered: () => React.JSX.Element,
  html: string,
][] = [
  ['the home', 'home', {}, '', Home, 'ready ready ready ready ready ready'],
  ['a list', 'products', {}, 'category=Mode', Products, 'ready price collection tag brand category'],
  ['a product', 'product', { productId: 'robe-wax' }, '', Product, '22\u202f000\u00a0FCFA ready'],
  ['the frame', 'cart', {}, '', Frame, 'Le marché chez vous 3'],
];

describe('A server-rendered page', () => {
  it.each(pages)(
    '%s contains its data and repeats no request in the browser',
    async (_what, page, params, address, Rendered, html) => {
      const onServer = await serverStore(page, params, address);
      const rendered = renderToString(
        <Provider store={onServer}>
          <Rendered />
        </Provider>,
      );
      expect(rendered).toBe(`<p>${html}</p>`);

      const requested = served.world.log.length;
      const preloadedState = JSON.parse(JSON.stringify(dehydrate(onServer.getState()))) as ReturnType<
        typeof dehydrate
      >;
      const inBrowser = makeTestStore({ preloadedState });
      const root = document.createElement('div');
      root.innerHTML = rendered;
      const errors: unknown[] = [];
      let isHydrated = false;
      function Hydrated() {
        useEffect(() => {
          isHydrated = true;
        }, []);
        return null;
      }
      await act(async () =>
        hydrateRoot(
          root,
          <Provider store={inBrowser}>
            <Rendered />
            <Hydrated />
          </Provider>,
          { onRecoverableError: (error) => errors.push(error) },
        ),
      );
      await waitFor(() => expect(isHydrated).toBe(true));
      const refetchedQueries = served.world.log.slice(requested).filter((call) => call !== 'GET /api/cart');
      expect(root.textContent).toEqual(html);
      expect(errors).toEqual([]);
      expect(refetchedQueries).toEqual([]);
    },
  );

  it('does not fetch the cart', async () => {
    const store = await serverStore('cart', {}, '');
    const rendered = renderToString(
      <Provider store={store}>
        <Cart />
      </Provider>,
    );
    expect(rendered).toBe('<p>loading</p>');
    expect(served.world.log.includes('GET /api/cart')).toBe(false);
  });

  it('transfers its render time, but none of the settings', async () => {
    const store = await serverStore('home', {}, '');
    expect(Object.keys(dehydrate(store.getState()))).toEqual(['api', 'clock']);
    const later = makeTestStore({ preloadedState: dehydrate(store.getState()), now: () => 0 });
    expect(later.getState().clock).toEqual(store.getState().clock);
  });
});
