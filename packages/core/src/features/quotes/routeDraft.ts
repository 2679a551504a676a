import { toFields, toText } from '../../lib/wire/index.ts';
import {
  readValue,
  routeOfService,
  type FlightRoute,
  type QuoteTrip,
  type QuoteValues,
} from './rules/index.ts';
import type { Service } from '../services/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { jsonSlot } from '../../lib/services/index.ts';

/**
 * The origin and destination that flights put into the form, and hotels likewise; stored as long as
 * the draft.
 */
interface RouteDraft {
  /** Id of the flight they belong to; empty for none. */
  flight: string;
  /** The route that its name says. */
  put: FlightRoute;
  /** What stood there before any flight. */
  before: FlightRoute;
  /** Values present before any flight was chosen. */
  saved: Readonly<Record<string, FlightRoute>>;
}

const noRoute: FlightRoute = { origin: '', destination: '' };
const noRoutes: RouteDraft = { flight: '', put: noRoute, before: noRoute, saved: {} };

function readRoute(value: unknown): FlightRoute {
  const { origin, destination } = toFields(value);
  return { origin: toText(origin), destination: toText(destination) };
}

const slotOf = (storeId: string) =>
  jsonSlot<RouteDraft>(`quote-flight:${storeId}`, 'local', noRoutes, (value) => {
    const { flight, put, before, saved } = toFields(value);
    const routes = Object.entries(toFields(saved)).map(([id, route]) => [id, readRoute(route)] as const);
    return {
      flight: toText(flight),
      put: readRoute(put),
      before: readRoute(before),
      saved: Object.fromEntries(routes),
    };
  });

/** Origin and destination of the form. */
export function routeOf(values: QuoteValues): FlightRoute {
  return { origin: readValue(values, 'origin'), destination: readValue(values, 'destination') };
}

/**
 * Origin and destination once the flight is deselected: its own values are removed, typed ones
 * remain.
 */
function withoutFlight({ flight, put, before, saved }: RouteDraft, now: FlightRoute): FlightRoute {
  const left = (place: keyof FlightRoute) => {
    if (now[place] === put[place]) return before[place];
    // Typed for an earlier selection of this flight: must not replace what was typed since.
    return (now[place] === saved[flight]?.[place] && before[place]) || now[place];
  };
  return { origin: left('origin'), destination: left('destination') };
}

/**
 * Origin and destination saved for a deselected flight; values equal to those from before it were
 * not typed for it.
 */
function ofFlight({ put, before }: RouteDraft, now: FlightRoute): FlightRoute {
  const own = (place: keyof FlightRoute) => (now[place] === before[place] ? put[place] : now[place]);
  return { origin: own('origin'), destination: own('destination') };
}

/** Origin and destination after a service is chosen; null when they do not change. */
export function chooseRoute(
  { id, name }: Pick<Service, 'id' | 'name'>,
  now: FlightRoute,
): AppThunk<FlightRoute | null> {
  return (_dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    const last = slot.get(storage);
    const route = routeOfService(name);
    if (last.flight === (route ? id : '')) return null;
    const saved = last.flight === '' ? last.saved : { ...last.saved, [last.flight]: ofFlight(last, now) };
    if (!route) {
      slot.set(storage, { ...noRoutes, saved });
      return withoutFlight(last, now);
    }
    slot.set(storage, { flight: id, put: route, before: last.flight === '' ? now : last.before, saved });
    return saved[id] ?? route;
  };
}

/**
 * Saves the trip's destination as the value without a flight, so that it stays in the form when the
 * flight is deselected.
 */
export function saveTripDestination({ destination }: QuoteTrip): AppThunk {
  return (_dispatch, getState, { storage }) => {
    if (destination === '') return;
    const slot = slotOf(getState().settings.storeId);
    const last = slot.get(storage);
    slot.set(storage, { ...last, before: { ...last.before, destination } });
  };
}

/** Clears everything: the draft it belonged to is gone. */
export function clearRoutes(): AppThunk {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).clear(storage);
}

/**
 * Clears the values typed for all flights: the form starts over with the selected flight's route.
 */
export function resetRoutes(): AppThunk {
  return (_dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    const { flight, put } = slot.get(storage);
    slot.set(storage, { ...noRoutes, flight, put });
  };
}
