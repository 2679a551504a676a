import type { OrderHeadView } from '@teranga/core/features/order-tracking';
import { definePart } from './definePart.tsx';

/** An order's reference and status, above its details. */
export const OrderHead = definePart<{ order: OrderHeadView }>('OrderHead', { tier: 'order' });
