import { orderStatuses, type OrderStatus } from '@teranga/contract';
import { expect, it } from 'vitest';
import { nextStatuses, releasesStock } from './orderTransitions.ts';

const allowed: [OrderStatus, OrderStatus][] = [
  ['WAITING_FOR_VALIDATION', 'VALIDATED'],
  ['WAITING_FOR_VALIDATION', 'REJECTED'],
  ['WAITING_FOR_VALIDATION', 'CANCELLED'],
  ['VALIDATED', 'SHIPPED'],
  ['VALIDATED', 'CANCELLED'],
  ['SHIPPED', 'DELIVERED'],
];

it('an order takes these steps and no others', () => {
  const taken = orderStatuses.flatMap((from) => nextStatuses(from).map((to) => [from, to]));
  expect(taken).toEqual(allowed);
});

it('an order that ends unsold gives its stock back', () => {
  expect(orderStatuses.filter(releasesStock)).toEqual(['REJECTED', 'CANCELLED']);
});
