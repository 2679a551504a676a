import { aService, aWorld } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { addressOf, renderQuote, visa } from './testing/quotePage.tsx';
import { useQuote } from './useQuote.ts';

const served = serveWorld(() => aWorld({ services: [aService(), visa] }));

describe('the quote page', () => {
  it('lists every service by category while none is chosen', async () => {
    const { result, page } = await renderQuote();
    expect(result.current.form).toBe(null);
    expect(page()).toMatchObject({
      title: 'Demande de devis',
      service: null,
      change: null,
      choices: [
        { name: 'Vols', services: [{ href: '/demande-devis?serviceId=vol-paris' }] },
        { name: 'Visas', services: [{ href: '/demande-devis?serviceId=visa' }] },
      ],
      crumbs: [
        { label: 'Accueil', href: '/' },
        { label: 'Demande de devis', href: null },
      ],
    });
  });

  it('is about the service of its query, which may be changed', async () => {
    const { page } = await renderQuote({ text: 'serviceId=visa' });
    expect(page()).toMatchObject({
      title: 'Visa Schengen',
      service: { id: 'visa', availabilityLabel: 'Disponible' },
      choices: [],
      change: { label: 'Changer de service', href: '/demande-devis' },
    });
    expect(
      page()
        .menu.flatMap(({ services }) => services)
        .filter(({ isCurrent }) => isCurrent),
    ).toMatchObject([{ id: 'visa', href: '/demande-devis?serviceId=visa' }]);
  });

  it('is locked to the service of its path', async () => {
    const { page } = await renderQuote({ serviceId: 'visa' });
    expect(page()).toMatchObject({ title: 'Visa Schengen', change: null });
  });

  it('says that a service is not there, and offers the others', async () => {
    served.world.services = [aService()];
    const { page } = await renderQuote({ text: 'serviceId=parti' });
    expect(page()).toMatchObject({
      missing: { title: 'Service non trouvé' },
      choices: [{ services: [{ id: 'vol-paris' }] }],
    });
  });

  it('preselects the flight of a trip, and lists the services on «Changer de service»', async () => {
    served.world.services = [aService()];
    const { page, fields } = await renderQuote({ text: 'destination=PARIS&date=2026-12-12' });
    expect(page()).toMatchObject({
      service: { id: 'vol-paris' },
      change: { href: '/demande-devis?destination=PARIS&date=2026-12-12&choix=1' },
    });
    await waitFor(() =>
      expect(
        fields()
          .filter(({ name }) => ['destination', 'departureDate'].includes(name))
          .map(({ defaultValue }) => defaultValue),
      ).toEqual(['PARIS', '2026-12-12']),
    );
    const servicesPage = await renderQuote({ text: 'destination=PARIS&date=2026-12-12&choix=1' });
    expect(servicesPage.page()).toMatchObject({
      service: null,
      tripLabel: 'PARIS, le 12 décembre 2026',
      choices: [
        {
          services: [
            { href: '/demande-devis?destination=PARIS&date=2026-12-12&choix=1&serviceId=vol-paris' },
          ],
        },
      ],
    });
  });

  it.each([
    ['fail', () => HttpResponse.json({ message: 'x' }, { status: 500 })],
    ['are none', () => HttpResponse.json([])],
  ])('can be retried when the services %s', async (_what, answer) => {
    served.server.use(http.get('*/api/services', answer, { once: true }));
    const { result } = renderHookWithStore(() => useQuote(addressOf(''), { onInvalid: () => undefined }));
    expect(result.current.page).toMatchObject({ message: 'Chargement des services disponibles...' });
    await waitFor(() =>
      expect(result.current.page).toMatchObject({
        status: 'failed',
        failure: {
          title: 'Aucun service disponible',
          message: "Nous n'avons pas pu charger les services disponibles. Veuillez réessayer ultérieurement.",
        },
      }),
    );
    const { page } = result.current;
    act(() => {
      if (page.status === 'failed') page.failure.retry();
    });
    await waitFor(() => expect(result.current.page.status).toBe('ready'));
  });
});
