import { orderStatuses } from '@teranga/contract';
import { expect, it } from 'vitest';
import { releasesStock } from './releasesStock.ts';

it('an order that ends unsold gives its stock back', () => {
  expect(orderStatuses.filter(releasesStock)).toEqual(['REJECTED', 'CANCELLED']);
});
