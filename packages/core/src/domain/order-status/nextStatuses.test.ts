import { orderStatuses, type OrderStatus } from '@teranga/contract';
import { expect, it } from 'vitest';
import { nextStatuses } from './nextStatuses.ts';

const allowed: [OrderStatus, OrderStatus][] = [
  ['WAITING_FOR_VALIDATION', 'VALIDATED'],
  ['WAITING_FOR_VALIDATION', 'REJECTED'],
  ['WAITING_FOR_VALIDATION', 'CANCELLED'],
  ['VALIDATED', 'SHIPPED'],
  ['VALIDATED', 'CANCELLED'],
  ['SHIPPED', 'DELIVERED'],
];

it('An order takes these steps and no others', () => {
  const taken = orderStatuses.flatMap((from) => nextStatuses(from).map((to) => [from, to]));
  expect(taken).toEqual(allowed);
});
