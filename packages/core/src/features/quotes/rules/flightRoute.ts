import { kindOfService } from './serviceKind.ts';

/** Origin and destination of a flight; a hotel has no origin. */
export interface FlightRoute {
  origin: string;
  destination: string;
}

/** «Dakar – Paris» at a name's end: a word, a dash between spaces, the rest. */
const routeShape = /(\S+) [–—-] (\S.*)$/u;

/** «Hôtel à Paris»: what follows the first preposition, up to a dash, a comma or a bracket. */
const stayShape = /^.*?\s(?:à|en)\s+(\p{Lu}[^–—,(]*)/u;

/** The place named by a hotel, as a route without origin; null if it names none. */
function routeOfHotel(name: string): FlightRoute | null {
  const place = stayShape.exec(name.normalize('NFC'))?.[1];
  return place === undefined ? null : { origin: '', destination: place.trim().replace(' et à ', ' et ') };
}

/** The route named by a flight or a hotel; null if it names none, and for every other service. */
export function routeOfService(name: string): FlightRoute | null {
  const kind = kindOfService(name);
  if (kind === 'hotel') return routeOfHotel(name);
  const [, origin, destination] = (kind === 'flight' && routeShape.exec(name.trim())) || [];
  return origin !== undefined && destination !== undefined ? { origin, destination } : null;
}
