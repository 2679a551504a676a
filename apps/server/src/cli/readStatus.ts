import { orderStatuses, type OrderStatus } from '@teranga/contract';
import { orderStatusTable } from '@teranga/core/domain/order-status';
import { OperatorError } from './operatorError.ts';

/** A status with what shoppers read of it. */
export const statusText = (status: OrderStatus): string => `${status} (${orderStatusTable[status].label})`;

/** The status an operator names by its code, in whatever case. */
export function readStatus(text: string): OrderStatus {
  const code = text.trim().toUpperCase();
  const status = orderStatuses.find((known) => known === code);
  if (status) return status;
  throw new OperatorError(`Le statut « ${text} » n’existe pas. Il y a : ${orderStatuses.join(', ')}.`);
}
