import type { OrderStatus } from '@teranga/contract';

/** The allowed status transitions. */
const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  WAITING_FOR_VALIDATION: ['VALIDATED', 'REJECTED', 'CANCELLED'],
  VALIDATED: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: [],
  REJECTED: [],
  CANCELLED: [],
};

/** The statuses an order may take from here. */
export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => transitions[status];
