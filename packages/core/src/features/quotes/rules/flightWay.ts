import { kindOfService } from './serviceKind.ts';

/** Origin and destination of a flight; a hotel has no origin. */
export interface FlightWay {
  origin: string;
  destination: string;
}

/** «Dakar – Paris» at a name's end: a word, a dash between spaces, the rest. */
const wayShape = /(\S+) [–—-] (\S.*)$/u;

/** «Hôtel à Paris»: what follows the first preposition, up to a dash, a comma or a bracket. */
const stayShape = /^.*?\s(?:à|en)\s+(\p{Lu}[^–—,(]*)/u;

/** The place named by a hotel, as a route without origin; null if it names none. */
function wayOfHotel(name: string): FlightWay | null {
  const place = stayShape.exec(name.normalize('NFC'))?.[1];
  return place === undefined ? null : { origin: '', destination: place.trim().replace(' et à ', ' et ') };
}

/** The route named by a flight or a hotel; null if it names none, and for every other service. */
export function wayOfService(name: string): FlightWay | null {
  const kind = kindOfService(name);
  if (kind === 'hotel') return wayOfHotel(name);
  const [, origin, destination] = (kind === 'flight' && wayShape.exec(name.trim())) || [];
  return origin !== undefined && destination !== undefined ? { origin, destination } : null;
}
