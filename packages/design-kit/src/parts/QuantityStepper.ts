import type { QuantityView } from '@teranga/core/features/cart';
import { definePart } from './definePart.tsx';

export const QuantityStepper = definePart<{ quantity: QuantityView; label: string }>('QuantityStepper', {
  tier: 'later',
});
