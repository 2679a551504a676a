import { describe, expect, it } from 'vitest';
import { kindOfService } from './serviceKind.ts';

describe('kindOfService', () => {
  it.each([
    ['Billet d’avion', 'flight'],
    ["Billet d'avion Dakar – Paris", 'flight'],
    ['BILLETS D’AVION', 'flight'],
    ['Vols intérieurs', 'flight'],
    ['Transport aérien', 'flight'],
    ['Billetterie', 'flight'],
    ['Réservations aériennes', 'flight'],
    ['Réservation d’hôtel', 'hotel'],
    ['Hôtels à La Mecque', 'hotel'],
    ['hotel et séjour à Saly', 'hotel'],
    ['Hébergements', 'hotel'],
    ['Visa Schengen', 'visa'],
    ['VISAS', 'visa'],
    ['E-Visa Turquie', 'visa'],
    ['Assurance voyage', 'insurance'],
    ['Assurances bagages', 'insurance'],
    ['Assurance pour votre visa', 'insurance'],
    ['Attestation de réservation', 'attestation'],
    ['Attestations de réservation d’hôtel', 'attestation'],
    ['Attestation de réservation d’avion', 'attestation'],
    ['Transfert à l’aéroport', 'other'],
    ['Omra accompagnée', 'other'],
    ['Bagages volés', 'other'],
    ['Volontariat', 'other'],
    ['', 'other'],
    ['✈️', 'other'],
  ])('reads %j as %s', (name, kind) => {
    expect(kindOfService(name)).toBe(kind);
  });

  it('reads accents written as two signs like those written as one', () => {
    expect(kindOfService('Hôtel'.normalize('NFD'))).toBe('hotel');
  });
});
