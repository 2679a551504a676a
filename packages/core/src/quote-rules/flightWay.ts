import { kindOfService } from './serviceKind.ts';

/** From where a flight leaves, and where it goes. */
export interface FlightWay {
  origin: string;
  destination: string;
}

/** «Dakar – Paris» at a name's end: a word, a dash between spaces, the rest. */
const wayShape = /(\S+) [–—-] (\S.*)$/u;

/** The way a flight's name says; null for one that says none, and for every other service. */
export function wayOfFlight(name: string): FlightWay | null {
  const [, origin, destination] = (kindOfService(name) === 'flight' && wayShape.exec(name.trim())) || [];
  return origin !== undefined && destination !== undefined ? { origin, destination } : null;
}
