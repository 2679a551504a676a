import type { OrderStatus } from '@teranga/contract';

/** True of statuses that give stock and promo use back. */
export const releasesStock = (status: OrderStatus): boolean =>
  status === 'REJECTED' || status === 'CANCELLED';
