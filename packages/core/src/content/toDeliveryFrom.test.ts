import { describe, expect, it } from 'vitest';
import { toDeliveryZones } from '../store-info/delivery.ts';
import { toDeliveryFrom } from './useDeliveryInfo.ts';

const zones = (...prices: number[]) =>
  toDeliveryZones(prices.map((price, order) => ({ name: `Zone ${order}`, price, order })));

describe('What delivery costs at least', () => {
  it.each([
    ['the lowest sum', [1500, 1000, 3000], { words: 'À partir de', price: '1000' }],
    ['the fallback where no zone says', [], { words: 'À partir de', price: '2000' }],
    ['nothing', [0, 0], { words: 'Livraison gratuite', price: '' }],
    [
      'nothing here, and something there',
      [0, 2500],
      { words: 'Livraison gratuite dans certaines zones', price: '' },
    ],
  ])('is %s', (_case, prices, from) => {
    expect(toDeliveryFrom(zones(...prices), String)).toEqual(from);
  });
});
