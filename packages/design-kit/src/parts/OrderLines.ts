import type { CheckoutLineView } from '@teranga/core/features/checkout';
import { definePart } from './definePart.tsx';

/** The products of an order being made. */
export const OrderLines = definePart<{ lines: CheckoutLineView[] }>('OrderLines', { tier: 'later' });
