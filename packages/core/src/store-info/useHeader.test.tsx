// @vitest-environment jsdom
import { aCartLine } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTestStore, memoryStorage, renderHookWithStore } from '../testing/renderWithStore.tsx';
import { serveWorld } from '../testing/serve.ts';
import { isCurrentLink } from './siteLinks.ts';
import { useDeliveryZones } from './useDeliveryZones.ts';
import { useFooter } from './useFooter.ts';
import { useHeader } from './useHeader.ts';

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
    const { result } = renderHookWithStore(() => useHeader('/products/robe-wax'));
    await waitFor(() => expect(result.current.cart.count).toBe(3));
    expect(result.current).toMatchObject({
      links: [
        { label: 'Accueil', href: '/', isCurrent: false },
        { label: 'Boutique', href: '/products', isCurrent: true },
        { label: 'À propos', href: '/about', isCurrent: false },
        { label: 'Contacts', href: '/contacts', isCurrent: false },
        { label: 'Zones de livraison', href: '/delivery-info', isCurrent: false },
      ],
      categories: [
        { label: 'Maison', href: '/products?category=Maison' },
        { label: 'Mode', href: '/products?category=Mode' },
      ],
      cart: { href: '/cart', total: '37\u202f500\u00a0FCFA', label: 'Panier, 3 articles' },
      searchHref: '/products',
    });
  });

  it.each([
    [0, false, false],
    [30, false, false],
    [31, true, false],
    [50, true, false],
    [51, true, true],
  ])('scrolled %d px is compact: %j, solid: %j', (scrollY, isCompact, isSolid) => {
    const { result } = renderHookWithStore(() => useHeader('/'));
    vi.stubGlobal('scrollY', scrollY);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect([result.current.isCompact, result.current.isSolid]).toEqual([isCompact, isSolid]);
  });

  it('changes the look of the page and keeps the choice', () => {
    const storage = memoryStorage();
    const { result } = renderHookWithStore(() => useHeader('/'), { store: makeTestStore({ storage }) });
    expect([result.current.theme.value, result.current.theme.label]).toEqual([
      'cupcake',
      'Passer au thème sombre',
    ]);
    act(() => result.current.theme.toggle());
    expect([
      result.current.theme.value,
      result.current.theme.label,
      document.documentElement.dataset['theme'],
      storage.local?.getItem('theme'),
    ]).toEqual(['night', 'Passer au thème clair', 'night', 'night']);
    act(() => result.current.theme.toggle());
    expect(storage.local?.getItem('theme')).toBe('cupcake');
  });

  it.each([
    [{ theme: 'night' }, false, 'night'],
    [{ theme: 'cupcake' }, true, 'cupcake'],
    [{ theme: 'rose' }, true, 'night'],
    [{}, true, 'night'],
    [{}, false, 'cupcake'],
  ] as const)('with %j kept, on a device that is dark: %j, is %s', (local, matches, theme) => {
    vi.stubGlobal('matchMedia', () => ({
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const store = makeTestStore({ storage: memoryStorage(local) });
    const { result } = renderHookWithStore(() => useHeader('/'), { store });
    expect(result.current.theme.value).toBe(theme);
  });
});

describe('The footer', () => {
  it('says whose it is, and where else to go', async () => {
    const { result } = renderHookWithStore(() => useFooter());
    await waitFor(() => expect(result.current.columns.length).toBe(3));
    expect(result.current).toMatchObject({
      columns: [
        {
          title: 'Informations',
          links: [
            { label: 'Accueil' },
            { label: 'Boutique' },
            { label: 'À propos' },
            { label: 'Contacts' },
            { label: 'Zones de livraison' },
            { label: 'Guide des tailles' },
          ],
        },
        { title: 'Mes achats', links: [{ label: 'Mon panier', href: '/cart' }] },
        { title: 'Catégories', links: [{ label: 'Maison' }, { label: 'Mode' }] },
      ],
      legalLinks: [{ href: '/privacy-policy' }, { href: '/terms-and-conditions' }],
      copyright: '© 2026 Teranga. Tous droits réservés.',
    });
  });
});

describe('The delivery zones', () => {
  it('are shown with their prices', async () => {
    const { result } = renderHookWithStore(() => useDeliveryZones());
    await waitFor(() =>
      expect(result.current).toEqual([
        { name: 'Dakar', price: '1\u202f500\u00a0FCFA', description: 'Livraison le jour même' },
        { name: 'Thiès', price: '3\u202f000\u00a0FCFA', description: 'Livraison le jour même' },
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
  ])('%s on %s: %j', (href, pathname, isCurrent) => {
    expect(isCurrentLink(href, pathname)).toBe(isCurrent);
  });
});
