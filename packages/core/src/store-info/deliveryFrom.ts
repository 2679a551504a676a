import type { Xof } from '../money/money.ts';
import { costFrom, type CostFrom, type DeliveryZone } from './delivery.ts';

/** «Retrait gratuit · livraison à partir de» and a sum: pick-up and delivery, as far as the store has them. */
export function toDeliveryFrom(zones: readonly DeliveryZone[], format: (amount: Xof) => string): CostFrom {
  const pickup = costFrom(zones, 'pickup', format);
  const delivery = costFrom(zones, 'delivery', format);
  if (pickup === null) return { words: `Livraison ${delivery?.words ?? ''}`, price: delivery?.price ?? '' };
  const words = `Retrait ${pickup.words}`;
  if (delivery === null) return { words, price: pickup.price };
  const whole = pickup.price === '' ? words : `${words} ${pickup.price}`;
  return { words: `${whole} · livraison ${delivery.words}`, price: delivery.price };
}
