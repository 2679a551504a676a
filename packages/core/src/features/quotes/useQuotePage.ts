import { useMemo } from 'react';
import type { CrumbView } from '../catalogue/index.ts';
import { foldText } from '../../domain/typography/index.ts';
import { kindOfService, type QuoteTrip } from './rules/index.ts';
import { serviceNotFound } from '../services/page/index.ts';
import {
  quotePagePath,
  type Service,
  servicesApi,
  toServiceCard,
  toServiceGroups,
} from '../services/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import { showTrip, tripOfQuery } from './tripOfQuery.ts';
import type { QuotePageView } from './views.ts';

/** The page's texts. */
export const quotePageTexts = {
  title: 'Demande de devis',
  loading: 'Chargement des services disponibles...',
  none: 'Aucun service disponible',
  noneText: "Nous n'avons pas pu charger les services disponibles. Veuillez réessayer ultérieurement.",
  change: 'Changer de service',
} as const;

/** Shown for a service that is currently unavailable. */
const unavailable = {
  title: 'Service indisponible',
  message: 'Ce service n’est pas disponible actuellement. Choisissez-en un autre.',
};

const homeCrumb: CrumbView = { label: 'Accueil', href: '/' };

/** URL of the page for a service, or for none, with the rest of the query preserved. */
function hrefOf(query: URLSearchParams, serviceId: string | null): string {
  const next = new URLSearchParams(query);
  if (serviceId === null) next.delete('serviceId');
  else next.set('serviceId', serviceId);
  const text = next.toString();
  return text ? `${quotePagePath}?${text}` : quotePagePath;
}

/** The available flight whose name contains the trip's destination; null when there is none. */
export function flightTo({ destination }: QuoteTrip, services: readonly Service[]): Service | null {
  const foldedDestination = foldText(destination).trim();
  if (foldedDestination === '') return null;
  const flights = services.filter(({ name, isAvailable }) => isAvailable && kindOfService(name) === 'flight');
  return flights.find(({ name }) => foldText(name).includes(foldedDestination)) ?? null;
}

/** What the page's URL requests. */
interface QuoteAddress {
  /** From the path; empty when it names none. */
  serviceId: string;
  query: URLSearchParams;
}

/** The requested service: from the path, from the query, or the flight matching a trip. */
function chosenService({ serviceId, query }: QuoteAddress, services: readonly Service[]) {
  const requested = serviceId || query.get('serviceId') || '';
  const trip = tripOfQuery(query);
  const named = services.find(({ id }) => id === requested) ?? null;
  // An unavailable service gets no form, so that nobody fills in a request that would be refused.
  const service = named?.isAvailable ? named : null;
  const isMissing = requested !== '' && !service;
  const reason = named ? unavailable : serviceNotFound;
  const isOpen = query.has('serviceId') || query.has('choix');
  const guessed = requested === '' && !isOpen && trip ? flightTo(trip, services) : null;
  return { service: service ?? guessed, missing: isMissing ? reason : null, trip };
}

/** /demande-devis: the available services and the requested one. */
export function useQuotePage(address: QuoteAddress): QuotePageView & { chosen: Service | null } {
  const { serviceId, query } = address;
  const settings = useAppSelector((state) => state.settings);
  const { data, isError, isFetching, refetch } = servicesApi.useGetServicesQuery();
  return useMemo(() => {
    const { title, loading, none, noneText, change } = quotePageTexts;
    const start = { crumbs: [homeCrumb, { label: title, href: null }], title, chosen: null };
    if (!data && (!isError || isFetching)) return { status: 'loading', message: loading, ...start };
    if (!data || data.length === 0) {
      const failure = { title: none, message: noneText, retry: () => void refetch() };
      return { status: 'failed', failure, ...start };
    }
    const { service, missing, trip } = chosenService({ serviceId, query }, data);
    const groups = toServiceGroups(data, settings);
    const others = new URLSearchParams(query);
    // After «Changer de service» the flight is not preselected again.
    if (trip) others.set('choix', '1');
    const isLocked = serviceId !== '' && service !== null;
    return {
      status: 'ready',
      crumbs: service
        ? [homeCrumb, { label: title, href: hrefOf(others, null) }, { label: service.name, href: null }]
        : start.crumbs,
      title: service?.name ?? title,
      menu: groups.map(({ id, name, services }) => ({
        id,
        name,
        services: services.map((each) => ({
          id: each.id,
          name: each.name,
          href: hrefOf(query, each.id),
          isCurrent: each.id === service?.id,
        })),
      })),
      service: service && toServiceCard(service, settings),
      choices: service
        ? []
        : groups.map((group) => ({
            ...group,
            // An unavailable service links to its own page.
            services: group.services.map((each) =>
              each.isAvailable ? { ...each, href: hrefOf(query, each.id) } : each,
            ),
          })),
      change: service && !isLocked ? { label: change, href: hrefOf(others, null) } : null,
      missing,
      tripLabel: trip && showTrip(trip),
      chosen: service,
    };
  }, [data, isError, isFetching, refetch, settings, serviceId, query]);
}
