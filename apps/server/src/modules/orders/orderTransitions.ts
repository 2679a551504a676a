import type { OrderStatus } from '@teranga/contract';

/** The allowed status transitions. */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  WAITING_FOR_VALIDATION: ['VALIDATED', 'REJECTED', 'CANCELLED'],
  VALIDATED: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: [],
  REJECTED: [],
  CANCELLED: [],
};

/** The statuses an order may take from here. */
export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => transitions[status];

/** True of statuses that give stock and promo use back. */
export const releasesStock = (status: OrderStatus): boolean =>
  status === 'REJECTED' || status === 'CANCELLED';
