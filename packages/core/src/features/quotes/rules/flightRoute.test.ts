import { expect, it } from 'vitest';
import { routeOfService } from './flightRoute.ts';

it.each([
  ['Billet d’avion Dakar – Paris', { origin: 'Dakar', destination: 'Paris' }],
  ['Vol Dakar - New York', { origin: 'Dakar', destination: 'New York' }],
  ['Vol Saint-Louis — Nouakchott', { origin: 'Saint-Louis', destination: 'Nouakchott' }],
  ['Hôtel à Paris', { origin: '', destination: 'Paris' }],
  ['Hôtel à Paris – centre', { origin: '', destination: 'Paris' }],
  ['Hôtel et séjour à Saly', { origin: '', destination: 'Saly' }],
  ['Hôtel à La Mecque et à Médine', { origin: '', destination: 'La Mecque et Médine' }],
])('The service %j has the route %j', (name, route) => {
  expect(routeOfService(name)).toEqual(route);
});

it.each([
  'Billet d’avion',
  'Vol aller-retour',
  'Hôtel à petit prix',
  'Hôtels',
  'Attestation de vol Dakar – Paris',
])('The service %j has no route', (name) => {
  expect(routeOfService(name)).toBe(null);
});
