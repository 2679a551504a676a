import { expect, it } from 'vitest';
import { wayOfFlight } from './flightWay.ts';

it.each([
  ['Billet d’avion Dakar – Paris', { origin: 'Dakar', destination: 'Paris' }],
  ['Vol Dakar - New York', { origin: 'Dakar', destination: 'New York' }],
  ['Vol Saint-Louis — Nouakchott', { origin: 'Saint-Louis', destination: 'Nouakchott' }],
  ['Billet d’avion', null],
  ['Vol aller-retour', null],
  ['Hôtel à Paris – centre', null],
  ['Attestation de vol Dakar – Paris', null],
])('%j has the route %j', (name, way) => {
  expect(wayOfFlight(name)).toEqual(way);
});
