import { aService, aStore, someStoreInfo } from '@teranga/testing';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderHookWithStore, someSettings } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { toServices } from './servicesApi.ts';
import { toServiceCard } from './serviceViews.ts';
import { useFirstServices } from './useFirstServices.ts';
import { useServices } from './useServices.ts';

const served = serveWorld();

describe('The services', () => {
  it('are grouped by category, those without one last', async () => {
    served.world.services = [
      aService({ id: 'autre', name: 'Traduction', service_category: null }),
      aService(),
      aService({ id: 'visa', name: 'Visa Schengen', service_category: { id: 'visas', name: 'Visas' } }),
      aService({ id: 'vol-2', name: 'Dakar – Istanbul', isAvailable: false }),
    ];
    const { result } = renderHookWithStore(() => useServices());
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current).toMatchObject({
      data: [
        {
          name: 'Vols',
          services: [
            { id: 'vol-paris', availabilityLabel: 'Disponible', categoryName: 'Vols' },
            { id: 'vol-2', availabilityLabel: 'Non disponible' },
          ],
        },
        { name: 'Visas', services: [{ id: 'visa' }] },
        { name: 'Autres services', services: [{ id: 'autre', categoryName: 'Autres services' }] },
      ],
    });
  });

  it('say that they could not be loaded', async () => {
    served.server.use(http.get('*/api/services', () => HttpResponse.json({ message: 'x' }, { status: 500 })));
    const { result } = renderHookWithStore(() => useServices());
    await waitFor(() =>
      expect(result.current).toMatchObject({
        message: 'Une erreur est survenue lors du chargement des services',
      }),
    );
  });

  it('link to their page and to the quote request', () => {
    const [service] = toServices([aService({ id: 'vol paris' })]);
    expect(service && toServiceCard(service, someSettings())).toMatchObject({
      href: '/services/vol%20paris',
      quoteHref: '/demande-devis/vol%20paris',
      priceLabel: 'Sur devis',
    });
  });

  it.each([
    ['<p>Au meilleur prix.</p><p>Sans attendre.</p>', 'Au meilleur prix. Sans attendre.'],
    ['Moins de 3 < 5 jours', 'Moins de 3 < 5 jours'],
    ['', ''],
  ])('are described by words alone: %j', (description, words) => {
    const [service] = toServices([aService({ description })]);
    expect(service && toServiceCard(service, someSettings()).description).toBe(words);
  });

  it('are read from any shape', () => {
    expect(
      toServices({
        data: [{ _id: { $oid: '1' }, name: 'Visa', service_category: { name: 'Visas' } }, { id: 2 }, null],
      }),
    ).toEqual([
      {
        id: '1',
        name: 'Visa',
        description: '',
        picture: null,
        pictureColor: null,
        isAvailable: true,
        fromPrice: null,
        duration: null,
        documents: [],
        category: { id: 'Visas', name: 'Visas' },
      },
    ]);
    expect(toServices(aStore({ storeInfo: someStoreInfo() }))).toEqual([]);
  });
});

describe('The first services', () => {
  it('are null while loading, unlike an empty list', async () => {
    served.world.services = [aService(), aService({ id: 'visa', name: 'Visa Schengen' })];
    const { result } = renderHookWithStore(() => useFirstServices(1));
    expect(result.current).toBe(null);
    await waitFor(() =>
      expect(result.current).toEqual([{ label: aService().name, href: '/services/vol-paris' }]),
    );
  });

  it('are empty when they could not be loaded', async () => {
    served.server.use(http.get('*/api/services', () => HttpResponse.json({ message: 'x' }, { status: 500 })));
    const { result } = renderHookWithStore(() => useFirstServices(1));
    await waitFor(() => expect(result.current).toEqual([]));
  });
});
