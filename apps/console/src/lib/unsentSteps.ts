import { browserStorage, textSlot } from '@teranga/core/lib/services';
import type { OrderStatus } from '@teranga/contract';

/** A change of status of one order. */
export interface OrderStep {
  ref: string;
  from: OrderStatus;
  to: OrderStatus;
}

const slot = textSlot('gestion-unsent-steps', 'session');

function read(): OrderStep[] {
  try {
    const steps: unknown = JSON.parse(slot.get(browserStorage(window)) ?? '[]');
    return Array.isArray(steps) ? (steps as OrderStep[]) : [];
  } catch {
    return [];
  }
}

const write = (steps: readonly OrderStep[]) => slot.set(browserStorage(window), JSON.stringify(steps));
const others = (ref: string) => read().filter((step) => step.ref !== ref);

/** Changes of this tab that the server may not know of yet: a page that is reloaded sends them. */
export const unsentSteps = {
  read,
  add: (step: OrderStep): void => write([...others(step.ref), step]),
  remove: (ref: string): void => write(others(ref)),
};
