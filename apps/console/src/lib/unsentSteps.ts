import { browserStorage, jsonSlot } from '@teranga/core/lib/services';
import type { OrderStatus } from '@teranga/contract';

/** A change of status of one order. */
export interface OrderStep {
  ref: string;
  from: OrderStatus;
  to: OrderStatus;
}

const slot = jsonSlot<OrderStep[]>('gestion-unsent-steps', 'session', [], (value) =>
  Array.isArray(value) ? (value as OrderStep[]) : [],
);

const read = (): OrderStep[] => slot.get(browserStorage(window));
const write = (steps: OrderStep[]) => slot.set(browserStorage(window), steps);
const others = ({ ref, to }: OrderStep) => read().filter((step) => step.ref !== ref || step.to !== to);

/** Changes of this tab that the server may not know of yet: a page that is reloaded sends them. */
export const unsentSteps = {
  read,
  add: (step: OrderStep): void => write([...others(step), step]),
  remove: (step: OrderStep): void => write(others(step)),
};
