import type { QuantityView } from '@teranga/core/features/cart';
import { definePart } from './definePart.tsx';

interface QuantityStepperProps {
  quantity: QuantityView;
  label: string;
  /**
   * True: a press of its buttons posts the form around it, before hydration and without JavaScript.
   */
  isSubmitting?: boolean;
  /** Why the posted quantity was refused. */
  error?: string | null;
}

export const QuantityStepper = definePart<QuantityStepperProps>('QuantityStepper', {
  tier: 'later',
});
