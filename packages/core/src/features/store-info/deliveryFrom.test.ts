import { describe, expect, it } from 'vitest';
import { toDeliveryZones } from './delivery.ts';
import { toDeliveryFrom } from './deliveryFrom.ts';

const zone = (price: number, kind?: string) => ({ name: 'Zone', price, ...(kind && { kind }) });
const pickup = (price: number) => zone(price, 'pickup');

describe('What delivery and pick-up cost at least', () => {
  it.each([
    [
      'the lowest sum',
      [zone(1500), zone(1000, 'delivery'), zone(3000, 'autre')],
      'Livraison à partir de',
      '1000',
    ],
    ['the fallback where no zone says', [], 'Livraison à partir de', '2000'],
    ['nothing', [zone(0), zone(0)], 'Livraison gratuite', ''],
    [
      'nothing here, and something there',
      [zone(0), zone(2500)],
      'Livraison gratuite dans certaines zones',
      '',
    ],
    ['of both kinds', [pickup(0), zone(1500)], 'Retrait gratuit · livraison à partir de', '1500'],
    ['two sums', [pickup(500), zone(1500)], 'Retrait à partir de 500 · livraison à partir de', '1500'],
    ['nothing either way', [pickup(0), zone(0)], 'Retrait gratuit · livraison gratuite', ''],
    ['that of pick-up alone', [pickup(0)], 'Retrait gratuit', ''],
    ['the sum of pick-up alone', [pickup(500), pickup(300)], 'Retrait à partir de', '300'],
  ])('the summary is %s', (_case, zones, words, price) => {
    expect(toDeliveryFrom(toDeliveryZones(zones), String)).toEqual({ words, price });
  });
});
