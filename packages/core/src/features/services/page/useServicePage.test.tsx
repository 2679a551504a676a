import { aService } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { toServices } from '../servicesApi.ts';
import { storeApi } from '../../store-info/storeApi.ts';
import { renderHookWithStore } from '../../../testing/renderWithStore.tsx';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { similarServices, useServicePage } from './useServicePage.ts';

const served = serveWorld();
const visas = { id: 'visas', name: 'Visas' };
const some = [
  aService({ id: 'vol-rome', isAvailable: false }),
  aService({ id: 'visa', service_category: visas }),
  aService({ id: 'vol-paris' }),
  aService({ id: 'vol-dubai' }),
  aService({ id: 'visa-omra', service_category: visas, isAvailable: false }),
];

const broken = () => HttpResponse.json({ message: 'Un instant.' }, { status: 503 });

describe('a service’s page', () => {
  it('shows the service, and three like it', async () => {
    served.world.services = some;
    const { result } = renderHookWithStore(() => useServicePage('vol-paris'));
    expect(result.current).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(result.current).toMatchObject({
        status: 'ready',
        service: { id: 'vol-paris', priceLabel: 'Sur devis', quoteHref: '/demande-devis/vol-paris' },
        crumbs: [{ label: 'Accueil' }, { href: '/#services' }, { label: 'Billet Dakar – Paris', href: null }],
        description: [{ tag: 'p', children: ['Au meilleur prix.'] }],
        similar: [{ id: 'vol-dubai' }, { id: 'vol-rome' }, { id: 'visa' }],
      }),
    );
  });

  it('says what it costs at least, how long it takes and what to bring', async () => {
    served.world.services = [
      aService({
        id: 'visa',
        fromPrice: 25_000,
        duration: '3 jours ouvrés',
        documents: ['Passeport', 'Photo'],
      }),
    ];
    const { result } = renderHookWithStore(() => useServicePage('visa'));
    await waitFor(() =>
      expect(result.current).toMatchObject({
        service: { priceLabel: 'Dès 25\u202f000\u00a0FCFA' },
        duration: '3 jours ouvrés',
        documents: ['Passeport', 'Photo'],
      }),
    );
  });

  it('has a WhatsApp link that names the service and its page', async () => {
    served.world.services = some;
    const { result } = renderHookWithStore(() => {
      storeApi.useGetStoreQuery();
      return useServicePage('vol-paris');
    });
    await waitFor(() => expect(result.current).toMatchObject({ questionHref: expect.any(String) }));
    const { questionHref } = result.current as { questionHref: string };
    const { origin, pathname, searchParams } = new URL(questionHref);
    expect(origin + pathname).toBe('https://wa.me/221771234567');
    expect(searchParams.get('text')?.split('\n')).toEqual([
      expect.stringMatching(/^Bonjour .+, je souhaite des informations sur : Billet Dakar – Paris$/),
      expect.stringMatching(/^https?:\/\/.+\/services\/vol-paris$/),
    ]);
  });

  it('says that there is no such service', async () => {
    const { result } = renderHookWithStore(() => useServicePage('nulle-part'));
    await waitFor(() =>
      expect(result.current).toEqual({
        status: 'missing',
        title: 'Service non trouvé',
        message: "Nous n'avons pas pu trouver le service demandé.",
      }),
    );
  });

  it('can be retried when it failed', async () => {
    served.server.use(http.get('*/api/services/:id', broken, { once: true }));
    const { result } = renderHookWithStore(() => useServicePage('vol-paris'));
    await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', message: 'Un instant.' }));
    act(() => {
      if (result.current.status === 'failed') result.current.retry();
    });
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });
});

describe('similarServices', () => {
  it('come from the same category first, the available ones before the others', () => {
    const services = toServices(some);
    const of = (id: string) => {
      const service = services.find((each) => each.id === id);
      return service ? similarServices(service, services).map((each) => each.id) : null;
    };
    expect(of('visa')).toEqual(['visa-omra', 'vol-paris', 'vol-dubai']);
    expect(of('vol-rome')).toEqual(['vol-paris', 'vol-dubai', 'visa']);
  });
});
