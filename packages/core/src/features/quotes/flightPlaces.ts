import { toFields, toText } from '../../lib/wire/index.ts';
import { readValue, wayOfService, type FlightWay, type QuoteTrip, type QuoteValues } from './rules/index.ts';
import type { Service } from '../services/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { jsonSlot } from '../../lib/services/index.ts';

/**
 * The origin and destination that flights put into the form, and hotels likewise; stored as long as
 * the draft.
 */
interface FlightPlaces {
  /** Id of the flight they belong to; empty for none. */
  flight: string;
  /** The way its name says. */
  put: FlightWay;
  /** What stood there before any flight. */
  before: FlightWay;
  /** Values present before any flight was chosen. */
  saved: Readonly<Record<string, FlightWay>>;
}

const noWay: FlightWay = { origin: '', destination: '' };
const noPlaces: FlightPlaces = { flight: '', put: noWay, before: noWay, saved: {} };

function readWay(value: unknown): FlightWay {
  const { origin, destination } = toFields(value);
  return { origin: toText(origin), destination: toText(destination) };
}

const slotOf = (storeId: string) =>
  jsonSlot<FlightPlaces>(`quote-flight:${storeId}`, 'local', noPlaces, (value) => {
    const { flight, put, before, saved } = toFields(value);
    const ways = Object.entries(toFields(saved)).map(([id, way]) => [id, readWay(way)] as const);
    return {
      flight: toText(flight),
      put: readWay(put),
      before: readWay(before),
      saved: Object.fromEntries(ways),
    };
  });

/** Origin and destination of the form. */
export function placesOf(values: QuoteValues): FlightWay {
  return { origin: readValue(values, 'origin'), destination: readValue(values, 'destination') };
}

/**
 * Origin and destination once the flight is deselected: its own values are removed, typed ones
 * remain.
 */
function withoutFlight({ flight, put, before, saved }: FlightPlaces, now: FlightWay): FlightWay {
  const left = (place: keyof FlightWay) => {
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
function ofFlight({ put, before }: FlightPlaces, now: FlightWay): FlightWay {
  const own = (place: keyof FlightWay) => (now[place] === before[place] ? put[place] : now[place]);
  return { origin: own('origin'), destination: own('destination') };
}

/** Origin and destination after a service is chosen; null when they do not change. */
export function placesFor(
  { id, name }: Pick<Service, 'id' | 'name'>,
  now: FlightWay,
): AppThunk<FlightWay | null> {
  return (_dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    const last = slot.get(storage);
    const way = wayOfService(name);
    if (last.flight === (way ? id : '')) return null;
    const saved = last.flight === '' ? last.saved : { ...last.saved, [last.flight]: ofFlight(last, now) };
    if (!way) {
      slot.set(storage, { ...noPlaces, saved });
      return withoutFlight(last, now);
    }
    slot.set(storage, { flight: id, put: way, before: last.flight === '' ? now : last.before, saved });
    return saved[id] ?? way;
  };
}

/**
 * Saves the trip's destination as the value without a flight, so that it stays in the form when the
 * flight is deselected.
 */
export function placeTrip({ destination }: QuoteTrip): AppThunk {
  return (_dispatch, getState, { storage }) => {
    if (destination === '') return;
    const slot = slotOf(getState().settings.storeId);
    const last = slot.get(storage);
    slot.set(storage, { ...last, before: { ...last.before, destination } });
  };
}

/** Clears everything: the draft it belonged to is gone. */
export function dropPlaces(): AppThunk {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).clear(storage);
}

/**
 * Clears the values typed for all flights: the form starts over with the selected flight's route.
 */
export function clearPlaces(): AppThunk {
  return (_dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    const { flight, put } = slot.get(storage);
    slot.set(storage, { ...noPlaces, flight, put });
  };
}
