import { toFields, toText } from '../api/readWire.ts';
import {
  readValue,
  wayOfFlight,
  type FlightWay,
  type QuoteTrip,
  type QuoteValues,
} from '../quote-rules/index.ts';
import type { Service } from '../services/servicesApi.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { jsonSlot } from '../store/storageSlot.ts';

/** What is known, for as long as the draft is kept, of the two places that flights put into the form. */
interface FlightPlaces {
  /** The flight they stand for; empty for none. */
  flight: string;
  /** The way its name says. */
  put: FlightWay;
  /** What stood there before any flight. */
  before: FlightWay;
  /** What stood there when a flight was left, by its id. */
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

/** The two places of a form. */
export function placesOf(values: QuoteValues): FlightWay {
  return { origin: readValue(values, 'origin'), destination: readValue(values, 'destination') };
}

/** The places without their flight: what its name put in goes again, what was typed over it stays. */
function withoutFlight({ flight, put, before, saved }: FlightPlaces, now: FlightWay): FlightWay {
  const left = (place: keyof FlightWay) => {
    if (now[place] === put[place]) return before[place];
    // Typed for the flight on an earlier choice of it: not over what was typed since.
    return (now[place] === saved[flight]?.[place] && before[place]) || now[place];
  };
  return { origin: left('origin'), destination: left('destination') };
}

/** What is kept of the places of a flight that is left: what is there without it was not typed for it. */
function ofFlight({ put, before }: FlightPlaces, now: FlightWay): FlightWay {
  const own = (place: keyof FlightWay) => (now[place] === before[place] ? put[place] : now[place]);
  return { origin: own('origin'), destination: own('destination') };
}

/** The places once a service is chosen; null where they stay as they are. */
export function placesFor(
  { id, name }: Pick<Service, 'id' | 'name'>,
  now: FlightWay,
): AppThunk<FlightWay | null> {
  return (_dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    const last = slot.get(storage);
    const way = wayOfFlight(name);
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

/** Remembers where a trip goes, which stands in the form from now on: without the flight it stays. */
export function placeTrip({ destination }: QuoteTrip): AppThunk {
  return (_dispatch, getState, { storage }) => {
    if (destination === '') return;
    const slot = slotOf(getState().settings.storeId);
    const last = slot.get(storage);
    slot.set(storage, { ...last, before: { ...last.before, destination } });
  };
}

/** Forgets all of them: the draft they belonged to is gone. */
export function dropPlaces(): AppThunk {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).clear(storage);
}

/** Forgets what was typed for every flight: the form begins again, with the way of the chosen one in it. */
export function clearPlaces(): AppThunk {
  return (_dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    const { flight, put } = slot.get(storage);
    slot.set(storage, { ...noPlaces, flight, put });
  };
}
