import type { OrderStatusView } from '@teranga/core/domain/order-status';
import { definePart } from './definePart.tsx';

export const StatusBadge = definePart<{ state: OrderStatusView }>('StatusBadge', { tier: 'order' });
