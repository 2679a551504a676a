import { takePlacedOrder } from '@teranga/core/features/orders/placed';
import { browserStorage } from '@teranga/core/lib/services';

/**
 * Opens the confirmation of an order that was placed in this tab and not shown yet, as a document
 * of its own; false without one.
 */
export function openPlacedOrder(): boolean {
  const { location } = window;
  const confirmation = takePlacedOrder(browserStorage(window));
  if (confirmation === null || confirmation === location.pathname + location.search) return false;
  location.replace(confirmation);
  return true;
}
