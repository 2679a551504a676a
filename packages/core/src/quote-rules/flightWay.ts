import { kindOfService } from './serviceKind.ts';

/** Origin and destination of a flight. */
export interface FlightWay {
  origin: string;
  destination: string;
}

/** «Dakar – Paris» at a name's end: a word, a dash between spaces, the rest. */
const wayShape = /(\S+) [–—-] (\S.*)$/u;

/** The route named by a flight; null if it names none, and for every other service. */
export function wayOfFlight(name: string): FlightWay | null {
  const [, origin, destination] = (kindOfService(name) === 'flight' && wayShape.exec(name.trim())) || [];
  return origin !== undefined && destination !== undefined ? { origin, destination } : null;
}
