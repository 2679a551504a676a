import { orderStatuses, type OrderStatus } from '@teranga/contract';
import { orderStatusTable, toOrderStatusView } from '@teranga/core/domain/order-status';
import { fold } from './fold.ts';
import { OperatorError } from './operatorError.ts';

/** A status with what shoppers read of it. */
export const statusText = (status: OrderStatus): string => `${status} (${orderStatusTable[status].label})`;

const namesOf = (status: OrderStatus) =>
  [status, ...[false, true].map((isPickup) => toOrderStatusView(status, isPickup).label)].map(fold);

/** The status an operator names, by its code or by what shoppers read, in whatever case. */
export function readStatus(text: string): OrderStatus {
  const name = fold(text);
  const status = orderStatuses.find((each) => namesOf(each).includes(name));
  if (status) return status;
  throw new OperatorError(
    `Le statut « ${text} » n’existe pas. Il y a : ${orderStatuses.map(statusText).join(', ')}.`,
  );
}
