import { aCartLine } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTestStore, memoryStorage, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { readChosenCurrency } from '../currency/chosenCurrency.ts';
import { isCurrentLink } from '../store-info/siteLinks.ts';
import { useDeliveryZones } from '../store-info/useDeliveryZones.ts';
import { useFooter } from './useFooter.ts';
import { useHeader } from './useHeader.ts';
import { useStoreData } from '../store-info/useStoreData.ts';
import { initialRequests } from '../../pages/requests/pageRequests.ts';

const hasEvery = () => true;

const served = serveWorld();

beforeEach(() => {
  delete document.documentElement.dataset['theme'];
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 0;
  });
});

describe('The header', () => {
  it('holds the menu, the categories and the cart', async () => {
    served.world.cart = [aCartLine({ quantity: 3 })];
    const { result } = renderHookWithStore(() => useHeader('/products/robe-wax', hasEvery));
    await waitFor(() => {
      expect(result.current.cart.count).toBe(3);
      expect(result.current.wishlistItems.label).toBe('Liste de souhaits, vide');
    });
    expect(result.current).toMatchObject({
      links: [
        { label: 'Accueil', href: '/', isCurrent: false },
        { label: 'Boutique', href: '/products', isCurrent: true },
        { label: 'A Propos', href: '/about', isCurrent: false },
        { label: 'Contacts', href: '/contacts', isCurrent: false },
        { label: 'Zones de livraison', href: '/delivery-info', isCurrent: false },
      ],
      categories: [
        { label: 'Maison', href: '/products?category=Maison' },
        { label: 'Mode', href: '/products?category=Mode' },
      ],
      cart: { href: '/cart', total: '37\u202f500\u00a0FCFA', label: 'Panier, 3 articles' },
      wishlistItems: { count: 0, label: 'Liste de souhaits, vide', href: '/wishlist' },
      account: { isSignedIn: false, label: 'Se connecter', href: '/auth?returnUrl=%2Fproducts%2Frobe-wax' },
      currency: { symbol: 'FCFA', label: 'Devise : Franc CFA' },
      searchHref: '/products',
    });
  });

  it.each([
    ['/', undefined],
    ['/products', 'Revenir à la page précédente'],
  ])('at %s the way back is called %j', (pathname, label) => {
    const { result } = renderHookWithStore(() => useHeader(pathname, hasEvery));
    expect(result.current.back?.label).toBe(label);
  });

  it('calls the given function for the back button', () => {
    const goBack = vi.fn<() => void>();
    const { result } = renderHookWithStore(() => useHeader('/products', hasEvery, goBack));
    result.current.back?.press();
    expect(goBack).toHaveBeenCalledOnce();
  });

  it('links only to pages that the design has', async () => {
    const { result } = renderHookWithStore(() => useHeader('/', (href) => href === '/' || href === '/cart'));
    await waitFor(() => expect(result.current.categories.length).toBe(2));
    expect(result.current).toMatchObject({
      links: [{ label: 'Accueil' }],
      more: [{ label: 'Mon panier', href: '/cart' }],
    });
    expect(result.current.links.length).toBe(1);
    expect(result.current.more.length).toBe(1);
  });

  it('lists three popular tags with a capital, and no currency where the store has but one', async () => {
    served.world.tags = ['wax', 'Bazin', 'Bogolan', 'Lin'].map((name) => ({ name }));
    served.world.store.features.currencyPicker = false;
    const store = makeTestStore();
    const { result } = renderHookWithStore(() => [useHeader('/', hasEvery), useStoreData()] as const, {
      store,
    });
    await act(async () => {
      await Promise.all(initialRequests().map((request) => store.dispatch(request)));
    });
    await waitFor(() =>
      expect(result.current[0].tags).toEqual([
        { label: 'Wax', href: '/products?tag=wax' },
        { label: 'Bazin', href: '/products?tag=Bazin' },
        { label: 'Bogolan', href: '/products?tag=Bogolan' },
      ]),
    );
    expect(result.current[0].currency).toBe(null);
  });

  it.each([
    [0, false, false],
    [30, false, false],
    [31, true, false],
    [50, true, false],
    [51, true, true],
  ])('scrolled %d px is compact: %j, solid: %j', (scrollY, isCompact, isSolid) => {
    const { result } = renderHookWithStore(() => useHeader('/', hasEvery));
    vi.stubGlobal('scrollY', scrollY);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(result.current.isCompact).toEqual(isCompact);
    expect(result.current.isSolid).toEqual(isSolid);
  });

  it('toggles the theme and saves the choice', () => {
    const storage = memoryStorage();
    const { result } = renderHookWithStore(() => useHeader('/', hasEvery), {
      store: makeTestStore({ storage }),
    });
    expect(result.current.theme.value).toBe('cupcake');
    expect(result.current.theme.label).toBe('Passer au thème sombre');
    act(() => result.current.theme.toggle());
    expect(result.current.theme.value).toBe('night');
    expect(result.current.theme.label).toBe('Passer au thème clair');
    expect(document.documentElement.dataset['theme']).toBe('night');
    expect(storage.local?.getItem('theme')).toBe('night');
    act(() => result.current.theme.toggle());
    expect(storage.local?.getItem('theme')).toBe('cupcake');
  });

  it('toggles the theme on screen, even if the button still shows the server-rendered one', () => {
    const storage = memoryStorage();
    const { result } = renderHookWithStore(() => useHeader('/', hasEvery), {
      store: makeTestStore({ storage }),
    });
    document.documentElement.dataset['theme'] = 'night';
    act(() => result.current.theme.toggle());
    expect(document.documentElement.dataset['theme']).toBe('cupcake');
    expect(storage.local?.getItem('theme')).toBe('cupcake');
  });

  it.each([
    [{ theme: 'night' }, false, 'night'],
    [{ theme: 'cupcake' }, true, 'cupcake'],
    [{ theme: 'rose' }, true, 'night'],
    [{}, true, 'night'],
    [{}, false, 'cupcake'],
  ] as const)('with %j saved, on a device that is dark: %j, has the theme %s', (local, matches, theme) => {
    vi.stubGlobal('matchMedia', () => ({
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const store = makeTestStore({ storage: memoryStorage(local) });
    const { result } = renderHookWithStore(() => useHeader('/', hasEvery), { store });
    expect(result.current.theme.value).toBe(theme);
  });
});

describe('The footer', () => {
  it('names the store and links to its pages', async () => {
    const information = ['A Propos', 'Contacts', 'Zones de livraison'].map((label) => ({ label }));
    const { result } = renderHookWithStore(() => useFooter(hasEvery));
    await waitFor(() => expect(result.current.columns.length).toBe(3));
    expect(result.current).toMatchObject({
      columns: [
        { title: 'Informations', links: [{ label: 'Accueil' }, { label: 'Boutique' }, ...information] },
        {
          title: 'Mon compte',
          links: [
            { label: 'Mon compte', href: '/my-profile' },
            { label: 'Mes achats', href: '/my-orders' },
            { label: 'Liste de souhaits', href: '/wishlist' },
            { label: 'Mon panier', href: '/cart' },
          ],
        },
        { title: 'Catégories', links: [{ label: 'Maison' }, { label: 'Mode' }] },
      ],
      legalLinks: [
        { label: 'Politique de confidentialité', href: '/privacy-policy' },
        { label: 'Conditions générales', href: '/terms-and-conditions' },
      ],
      ratesCredit: null,
      copyright: '© 2026 Teranga. Tous droits réservés.',
    });
  });
});

it('The footer credits the exchange rates in French where prices are converted', async () => {
  const store = makeTestStore({ storage: memoryStorage({ currency: 'EUR' }) });
  const { result } = renderHookWithStore(() => useFooter(hasEvery), { store });
  await act(() => store.dispatch(readChosenCurrency()));
  expect(result.current.ratesCredit).toEqual({
    label: 'Taux de change : Exchange Rate API',
    href: 'https://www.exchangerate-api.com',
  });
});

describe('The size guide', () => {
  it.each([
    ['is linked to where the store shows one', true, true],
    ['is not where the store hides it', false, false],
    ['is not where the store has none', null, false],
  ])('the size guide %s', async (_claim, showSizeGuide, isLinked) => {
    const words = { title: 'Tailles', description: '', coverImage: null, categories: [], generalNotes: [] };
    served.world.store.sizeGuide = showSizeGuide === null ? null : { ...words, showSizeGuide };
    const store = makeTestStore();
    await Promise.all(initialRequests().map((request) => store.dispatch(request)));
    const { result } = renderHookWithStore(() => [useHeader('/', hasEvery), useFooter(hasEvery)] as const, {
      store,
    });
    const links = [result.current[0].more, result.current[1].columns.flatMap((column) => column.links)];
    expect(links.map((all) => all.some(({ href }) => href === '/size-guide'))).toEqual([isLinked, isLinked]);
  });
});

describe('The delivery zones', () => {
  it('are shown with their prices', async () => {
    const { result } = renderHookWithStore(() => useDeliveryZones());
    await waitFor(() =>
      expect(result.current).toEqual([
        { id: 'dakar', name: 'Dakar', price: '1\u202f500\u00a0FCFA', description: 'Livraison le jour même' },
        { id: 'thies', name: 'Thiès', price: '3\u202f000\u00a0FCFA', description: 'Livraison le jour même' },
      ]),
    );
  });
});

describe('isCurrentLink', () => {
  it.each([
    ['/', '/', true],
    ['/', '/products', false],
    ['/products', '/products', true],
    ['/products', '/products/a', true],
    ['/products', '/products-x', false],
  ])('A link to %s is current on %s: %j', (href, pathname, isCurrent) => {
    expect(isCurrentLink(href, pathname)).toBe(isCurrent);
  });
});
